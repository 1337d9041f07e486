import { describe, expect, it } from 'vitest';
import { languageFields } from '../../core/document/records';
import { catalogue } from '../../sections/catalogue';
import { labelOf } from './field-label';

const fieldsOf = (name: string) => catalogue.get(name)?.fields ?? {};

describe('labelOf', () => {
  it.each([
    ['Header53', 'title', 'Title'],
    ['Header53', 'contentImage/imgUrl', 'Picture, Picture'],
    ['Pricing7', 'plans/#p2/cardTitle', 'Plans, Name'],
    ['Pricing7', 'plans/#p2/options/#o1/text', 'Plans, Options, Option'],
    ['Pricing7', 'colorMode', 'Colour mode'],
    ['Unknown', 'what/ever', 'what, ever'],
  ])('of %s, %s is %s', (section, path, label) => {
    expect(labelOf(fieldsOf(section), path)).toBe(label);
  });

  it('finds the fields of records that are a list themselves', () => {
    expect(labelOf(languageFields, '#sv/localizedName')).toBe('Own name');
  });
});
