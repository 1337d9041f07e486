/** What single sections add to a page's structured data. A section without an entry adds nothing. */
import type { SectionData } from '../../core/catalogue/section';
import type { Component } from '../../core/document/document';
import type { pricing7 } from '../../sections/pricing7/section';
import { parsePrice } from './parse-price';
import type { JsonLd } from './seo-options';

interface Surroundings {
  /** The page's canonical address. */
  own: string;
  language: string;
}

type Describe = (data: Component['data'], around: Surroundings & { id: string }) => JsonLd[];

const DESCRIBERS: Readonly<Record<string, Describe>> = { Pricing7: products };

/** The nodes of one section; none where its data isn't what the section's definition says. */
export function sectionData(component: Component, around: Surroundings): JsonLd[] {
  const describe = DESCRIBERS[component.section];
  return describe ? describe(component.data, { ...around, id: component.id }) : [];
}

/** A plan with a price that reads as one is a product with an offer; "POA" is none. */
function products(data: Component['data'], { own, id }: Surroundings & { id: string }): JsonLd[] {
  const plans = data['plans'] as SectionData<typeof pricing7>['plans'] | undefined;
  if (!Array.isArray(plans)) return [];
  return plans.flatMap(({ cardTitle, labelTitle, labelParagraph, options }): JsonLd[] => {
    const price = parsePrice(labelTitle);
    if (price === undefined || cardTitle === '') return [];
    const description = options.map(({ text }) => text).filter(Boolean);
    const amount = { price: price.amount, priceCurrency: price.currency };
    return [
      {
        '@type': 'Product',
        name: cardTitle,
        ...(description.length === 0 ? {} : { description: description.join('. ') }),
        offers: {
          '@type': 'Offer',
          ...amount,
          url: `${own}#comp-${id}`,
          ...(labelParagraph === ''
            ? {}
            : {
                priceSpecification: {
                  '@type': 'UnitPriceSpecification',
                  ...amount,
                  unitText: labelParagraph,
                },
              }),
        },
      },
    ];
  });
}
