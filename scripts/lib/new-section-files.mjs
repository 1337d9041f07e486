/** The files of a new section: a title, a lead and a list, so that every kind of field is there to follow. */
export function sectionFiles({ name, label, category, variable }) {
  const quoted = `'${label.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return {
    'section.ts': `import { defineSection } from '../../core/catalogue/section';
import { alignment, list, text } from '../../core/fields/vocabulary';

export const ${variable} = defineSection({
  name: '${name}',
  label: ${quoted},
  category: '${category}',
  colorMode: 'LIGHT',
  thumbnailRatio: 0.5,
  fields: {
    title: text({ label: 'Title', max: 120, initial: 'A new section' }),
    titleAlignment: alignment({ label: 'Title alignment' }),
    paragraph: text({ label: 'Paragraph', max: 500, initial: 'Say what it is about.' }),
    paragraphAlignment: alignment({ label: 'Paragraph alignment' }),
    items: list({
      label: 'Items',
      item: 'item',
      min: 1,
      max: 12,
      initial: [{}, {}, {}],
      fields: {
        title: text({ label: 'Item title', max: 60, initial: 'An item' }),
        content: text({ label: 'Item content', max: 300, initial: 'One or two lines.' }),
      },
    }),
  },
});
`,
    'view.tsx': `import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import { SectionHead } from '../section-head';
import type { ${variable} } from './section';
import styles from './view.module.css';

type Data = SectionData<typeof ${variable}>;

const { Items } = parts<Data>();
const Item = parts<Data['items'][number]>();

export function ${name}View() {
  return (
    <div className={layout['section']}>
      <div className={layout['container']}>
        <SectionHead lead="paragraph" />
        <div className={styles['frame']}>
          <Items field="items" as="ul" className={\`\${layout['list']} \${styles['items']}\`}>
            <Item.Text field="title" as="subtitle" className={styles['title']} />
            <Item.Text field="content" as="p" className={styles['content']} />
          </Items>
        </div>
      </div>
    </div>
  );
}
`,
    'view.module.css': `/* A list answers to its container, not to the window. */
.frame {
  container-type: inline-size;
}

.items {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem clamp(1.5rem, 3cqi, 3rem);
}

.title {
  margin: 0;
  font-size: var(--type-heading-6);
  line-height: var(--type-heading-6-leading);
  letter-spacing: var(--type-heading-6-tracking);
  font-weight: var(--weight-semi-bold);
  overflow-wrap: anywhere;
}

.content {
  margin: 0.5rem 0 0;
  max-inline-size: 60ch;
  color: var(--text-muted);
  font-size: var(--type-paragraph-4);
  line-height: var(--type-paragraph-4-leading);
  overflow-wrap: anywhere;
}

@container (min-width: 36rem) {
  .items:has(> :nth-child(2)) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
}

@container (min-width: 60rem) {
  .items:has(> :nth-child(3)) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
}
`,
    'sample.ts': `import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { ${variable} } from './section';

export const ${variable}Sample = {
  title: 'Three people answer the phone',
  paragraph: 'Write the sample as a real site would have it: the catalogue’s pictures are drawn from it.',
  items: [
    { id: 'first', title: 'Day shift', content: 'Six to two, every day of the week.' },
    { id: 'second', title: 'Evening shift', content: 'Two to ten, with a second engineer on call.' },
    { id: 'third', title: 'Night shift', content: 'Ten to six. The same phone number.' },
  ],
} satisfies Seed<SectionData<typeof ${variable}>>;
`,
  };
}
