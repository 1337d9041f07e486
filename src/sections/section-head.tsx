import type { Alignment } from '../core/fields/vocabulary';
import { parts } from '../parts/parts';
import layout from './layout.module.css';

/** What a section with a head has of it. */
interface HeadData {
  title: string;
  titleAlignment: Alignment;
  paragraph: string;
  paragraphAlignment: Alignment;
  description: string;
  descriptionAlignment: Alignment;
}

const { Text } = parts<HeadData>();

/**
 * A section's head: its title at the start and, where a field is named for it, the text that explains it at the end.
 * @param lead the field of that text
 */
export function SectionHead({ lead }: { lead?: 'paragraph' | 'description' }) {
  return (
    <div className={layout['head']}>
      <Text field="title" as="title" className={layout['title']} alignment="titleAlignment" />
      {lead !== undefined && (
        <Text field={lead} as="p" className={layout['lead']} alignment={`${lead}Alignment`} />
      )}
    </div>
  );
}
