/**
 * The building blocks of sections. A view takes them typed by its data, `const { Text, Items } = parts<Data>()`, so that
 * the compiler checks its field names. What they render comes from one context: a visitor's page fills it with the
 * live parts, the editor with its own.
 */
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { IconSize } from '../core/theme/settings';
import type { CropParams, Dimensions } from '../core/fields/image-fields';
import type { Alignment } from '../core/fields/vocabulary';
import { Scope, usePath, useSection } from './section-context';

/** What a text is: `title` and `subtitle` become headings of the right level where they stand. */
export type TextElement =
  | 'title'
  | 'subtitle'
  | 'p'
  | 'span'
  | 'div'
  | 'li'
  | 'strong'
  | 'dt'
  | 'dd';

export interface TextProps<Field extends string = string> {
  field: Field;
  as: TextElement;
  className?: string | undefined;
  /** The field of the text's alignment, where it has one. */
  alignment?: string | undefined;
}

export interface PictureProps<Field extends string = string> {
  field: Field;
  /** The field of the smaller copies. */
  dimensions?: string | undefined;
  /** The field of the crop. */
  crop?: string | undefined;
  className?: string | undefined;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** True for the picture of the first view: loaded first, never faded in. */
  isFirstView?: boolean | undefined;
  /** True where the picture only decorates: empty alternative text. */
  isDecorative?: boolean | undefined;
}

export interface ButtonProps<Field extends string = string> {
  text: Field;
  link: Field;
  /** The field of the style ('primary' or 'tertiary'), or nothing for primary. */
  type?: Field | undefined;
  className?: string | undefined;
}

export interface ItemInfo {
  id: string;
  index: number;
  count: number;
}

export interface ItemsProps<Field extends string = string> {
  field: Field;
  /** The list's element; default `div`. Nothing is rendered for an empty list outside the editor. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | undefined;
  /** Each item's element; default `div`, or `li` in a `ul` and `ol`. */
  itemAs?: 'div' | 'li' | 'article' | undefined;
  className?: string | undefined;
  itemClassName?: string | ((item: ItemInfo) => string) | undefined;
  children: ReactNode | ((item: ItemInfo) => ReactNode);
}

export interface IconProps<Field extends string = string> {
  field: Field;
  className?: string | undefined;
  size?: IconSize | undefined;
}

/** A link around a text (`text`) or around any content (`children`); without an address only the content. */
export interface AnchorProps<Field extends string = string> {
  link: Field;
  text?: Field | undefined;
  className?: string | undefined;
  /** Accessible name where the content has none. */
  label?: string | undefined;
  children?: ReactNode;
}

export interface LogoProps {
  className?: string | undefined;
  isFirstView?: boolean | undefined;
  /** True where a missing logo leaves nothing behind, as in a footer; else the site's name stands in. */
  isOptional?: boolean | undefined;
  /** True where the site's logo doesn't stand in for a missing one. */
  isOwn?: boolean | undefined;
}

export interface SocialsProps<Field extends string = string> {
  field: Field;
  className?: string | undefined;
}

/** The site's own links: those of its headers or of its footers. */
export interface LinksProps {
  list: 'header' | 'footer';
  className?: string | undefined;
}

/** A form field whose placeholder is a text of the section. */
export interface InputProps<Field extends string = string> {
  /** Path of the placeholder's text, such as "placeholders/name". */
  placeholder: Field;
  name: string;
  type: 'text' | 'email' | 'textarea';
  className?: string | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  isRequired?: boolean | undefined;
  /** The message of the field's error; empty for none. */
  error?: string | undefined;
  onBlur?: ((value: string) => void) | undefined;
  onInput?: ((value: string) => void) | undefined;
}

/** The hero's or a section's background: picture, video and the overlay's transparency (spec section 3). */
export interface BackgroundProps<Field extends string = string> {
  image?: Field | undefined;
  dimensions?: Field | undefined;
  video?: Field | undefined;
  overlay?: Field | undefined;
  className?: string | undefined;
  isFirstView?: boolean | undefined;
}

/** A button that opens a video in the popup; without an address it is not rendered for visitors. */
export interface PlayButtonProps<Field extends string = string> {
  text: Field;
  video: Field;
  /** The field of the video that serves while the first one is empty. */
  fallbackVideo?: Field | undefined;
  className?: string | undefined;
}

/** Islands that live in sections; the registry in src/site/islands has a module for each. */
export type IslandName = 'contact-form' | 'rsvp-form';

/** Marks a piece of a section that needs script in a visitor's browser. */
export interface IslandProps<Field extends string = string> {
  name: IslandName;
  /** Top-level fields of the section that the island reads. */
  fields?: readonly Field[] | undefined;
  children: ReactNode;
}

/** What a part renders. It may use hooks: the component that stands in a view calls it. */
type Part<Props> = (props: Props) => ReactNode;

/** The functions behind the parts. */
export interface PartSet {
  Text: Part<TextProps>;
  Picture: Part<PictureProps>;
  Button: Part<ButtonProps>;
  Items: Part<ItemsProps>;
  Icon: Part<IconProps>;
  Anchor: Part<AnchorProps>;
  Logo: Part<LogoProps>;
  Socials: Part<SocialsProps>;
  Links: Part<LinksProps>;
  Input: Part<InputProps>;
  Background: Part<BackgroundProps>;
  PlayButton: Part<PlayButtonProps>;
  Island: Part<IslandProps>;
}

const PartsContext = createContext<Partial<PartSet> | null>(null);

/**
 * Fills the parts inside, with the same ones for as long as they stand there. An island may bring only those that it uses.
 */
export function PartsProvider(props: { value: Partial<PartSet>; children: ReactNode }) {
  return <PartsContext value={props.value}>{props.children}</PartsContext>;
}

function usePart<Name extends keyof PartSet>(name: Name): PartSet[Name] {
  const part = useContext(PartsContext)?.[name];
  if (part === undefined) throw new Error(`The part ${name} stands outside a page.`);
  // The key's own type is lost once a missing part is excluded.
  return part as PartSet[Name];
}

/** Names of the fields of `Data` whose values extend `Value`. */
type FieldsOf<Data, Value> = {
  [K in keyof Data & string]: Data[K] extends Value ? K : never;
}[keyof Data & string];
type ListsOf<Data> = {
  [K in keyof Data & string]: Data[K] extends readonly { id: string }[] ? K : never;
}[keyof Data & string];
type GroupsOf<Data> = {
  [K in keyof Data & string]: Data[K] extends readonly unknown[]
    ? never
    : Data[K] extends object
      ? K
      : never;
}[keyof Data & string];
type TextPaths<Data> =
  | FieldsOf<Data, string>
  | { [G in GroupsOf<Data>]: `${G}/${FieldsOf<Data[G], string>}` }[GroupsOf<Data>];

export interface Parts<Data> {
  Text: ComponentType<
    TextProps<FieldsOf<Data, string>> & { alignment?: FieldsOf<Data, Alignment> }
  >;
  Picture: ComponentType<
    PictureProps<FieldsOf<Data, string>> & {
      dimensions?: FieldsOf<Data, Dimensions | string>;
      crop?: FieldsOf<Data, CropParams>;
    }
  >;
  Button: ComponentType<ButtonProps<FieldsOf<Data, string>>>;
  Items: ComponentType<ItemsProps<ListsOf<Data>>>;
  Icon: ComponentType<IconProps<FieldsOf<Data, string>>>;
  Anchor: ComponentType<AnchorProps<FieldsOf<Data, string>>>;
  Logo: ComponentType<LogoProps>;
  Socials: ComponentType<SocialsProps<ListsOf<Data>>>;
  Links: ComponentType<LinksProps>;
  Input: ComponentType<InputProps<TextPaths<Data>>>;
  Background: ComponentType<BackgroundProps<keyof Data & string>>;
  PlayButton: ComponentType<PlayButtonProps<FieldsOf<Data, string>>>;
  Island: ComponentType<IslandProps<keyof Data & string>>;
  /** Makes the parts inside read from a group's fields. */
  Group: ComponentType<{ field: GroupsOf<Data>; children: ReactNode }>;
  /** The value of a field that is no text, such as a flag or a number. */
  useValue: <Field extends keyof Data & string>(field: Field) => Data[Field];
  /** Ids of a list's items. */
  useItemIds: (field: ListsOf<Data>) => readonly string[];
}

/* Each calls its part, for one component in place of two: a long page has thousands of them. */
const untyped: Parts<Record<string, never>> = {
  Text: (props) => usePart('Text')(props),
  Picture: (props) => usePart('Picture')(props),
  Button: (props) => usePart('Button')(props),
  Items: (props) => usePart('Items')(props),
  Icon: (props) => usePart('Icon')(props),
  Anchor: (props) => usePart('Anchor')(props),
  Logo: (props) => usePart('Logo')(props),
  Socials: (props) => usePart('Socials')(props),
  Links: (props) => usePart('Links')(props),
  Input: (props) => usePart('Input')(props),
  Background: (props) => usePart('Background')(props),
  PlayButton: (props) => usePart('PlayButton')(props),
  Island: (props) => usePart('Island')(props),
  Group: ({ field, children }) => <Scope value={usePath(field)}>{children}</Scope>,
  useValue: (field) => useSection().source.useValue(usePath(field)) as never,
  useItemIds: (field) => useSection().source.useItems(usePath(field)),
};

/** The parts, typed by a section's data or by one item's. */
export function parts<Data>(): Parts<Data> {
  // The same components serve every section; only the types of their field names differ.
  return untyped as unknown as Parts<Data>;
}
