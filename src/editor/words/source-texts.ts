/**
 * Finds the interface's texts in source: what is said (`say`, `sayCount`, `term`), and words that would be shown
 * without being said. Used by the test over the message files.
 */
import { parseSync, Visitor, type Node } from 'oxc-parser';

export interface SourceTexts {
  /** English texts that the code says. */
  said: string[];
  /** What is refused: messages of errors and of single fields. */
  refused: string[];
  /** Words that are not said: where (`file:line`) and what. Values stand in them as `{0}`, `{1}`. */
  bare: { at: string; text: string }[];
}

/** Attributes, props and options whose text a person reads or hears. */
const SHOWN = new Set([
  'label',
  'title',
  'description',
  'placeholder',
  'hint',
  'alt',
  'message',
  'aria-label',
  'aria-roledescription',
  'aria-description',
]);
const WORD = /\p{L}{2}/u;
/** Words as a person reads them, wherever they stand: "Load again", "Stopped." */
const SENTENCE = /^\p{Lu}[\p{L}’']*(?:[ ,].*|.*[.…!?])$/su;
/** A name as a list of choices has it: "Phone". Keys of a keyboard and products look alike. */
const NAME = /^\p{Lu}\p{Ll}+$/u;
const NO_WORDS = new Set(
  (
    'Enter Escape Tab Shift Control Mod Esc Space Alt Home End Files Delete Backspace Meta Ctrl Forward Word ' +
    'Plinth Edge Opera Vivaldi Firefox Chrome Safari Android Windows Linux Node SQLite WebM PostgreSQL Yandex Metrika Samsung Internet instagram valve'
  ).split(' '),
);
/** Words around a value: "{name} is deleted." */
const AROUND = /(?:^|[\s“(])\p{Ll}{2,}(?:[\s.,…!?]|$)|^\p{Lu}\p{Ll}+ /u;
/** Addresses, short forms in capitals ("MP4"), measures and styles are the same in every language. */
const SAME_EVERYWHERE =
  /^(?:\P{Ll}*|\S*[/@]\S*|[\w{}-]+(?:\.[\w{}-]+)+|[\d{} ]*(?:px|deg|%)|[a-z]+\(.*\)|.*\{ .*: .*\}.*)$/su;
/** Places of words for the machine. */
const MACHINE = new Set(['id', 'key', 'transform', 'edit', 'kind', 'inputType']);
/** Calls whose text nobody reads on the screen. */
const UNSEEN = new Set([
  ...['Error', 'TypeError', 'RangeError', 'warn', 'error', 'log'],
  ...['includes', 'startsWith', 'endsWith', 'has', 'querySelector', 'querySelectorAll'],
]);

/** What makes a refusal of a code or a place, and its sentence. */
const REFUSALS = new Set(['AppError', 'Refusal', 'UnreadableFile', 'refuse', 'refusal']);

type Piece = Node | null | undefined;
interface Literal {
  text: string;
  start: number;
}

export function textsIn(file: string, source: string): SourceTexts {
  const { program } = parseSync(file, source);
  const said: string[] = [];
  const refused: string[] = [];
  /** Literals that need no translation, or have it, by where they start. */
  const settled = new Set<number>();
  const found = new Map<number, string>();
  const show = (pieces: Literal[]) => {
    for (const { text, start } of pieces) found.set(start, text);
  };
  const settle = (pieces: Literal[]) => {
    for (const { start } of pieces) settled.add(start);
    return pieces.map(({ text }) => text);
  };
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type !== 'Identifier') return;
      if (name.name === 'say' || name.name === 'term') said.push(...settle(literalsOf(first)));
      if (UNSEEN.has(name.name)) settle(literalsOf(first));
      if (REFUSALS.has(name.name)) {
        refused.push(...[first, second].flatMap(literalsOf).map(({ text }) => text));
      }
      if (name.name === 'sayCount' && second?.type === 'ObjectExpression') {
        for (const form of second.properties) {
          if (form.type !== 'Property') continue;
          const texts = settle(literalsOf(form.value));
          if (nameOf(form.key) === 'other') said.push(...texts);
        }
      }
    },
    NewExpression({ callee, arguments: [first, second] }) {
      if (callee.type === 'Identifier' && REFUSALS.has(callee.name)) {
        refused.push(...[first, second].flatMap(literalsOf).map(({ text }) => text));
      }
      if (callee.type === 'Identifier' && UNSEEN.has(callee.name)) settle(literalsOf(first));
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && (id.name === 'message' || id.name === 'reason')) {
        refused.push(...literalsOf(init).map(({ text }) => text));
      }
    },
    JSXElement: ({ children }) => show(children.flatMap(childTexts)),
    JSXFragment: ({ children }) => show(children.flatMap(childTexts)),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier') return;
      const texts = literalsOf(value?.type === 'JSXExpressionContainer' ? value.expression : value);
      if (SHOWN.has(name.name)) show(texts);
      if (MACHINE.has(name.name)) settle(texts);
    },
    Property({ key, value }) {
      if (SHOWN.has(nameOf(key))) show(literalsOf(value));
      if (nameOf(key) === 'message') refused.push(...literalsOf(value).map(({ text }) => text));
      if (MACHINE.has(nameOf(key))) settle(literalsOf(value));
    },
    TSLiteralType: ({ literal }) => void settle(literalsOf(literal)),
    BinaryExpression: ({ left, right }) => void settle([left, right].flatMap(literalsOf)),
    SwitchCase: ({ test }) => void settle(literalsOf(test)),
    Literal({ value, start }) {
      if (typeof value !== 'string') return;
      if (SENTENCE.test(value) || NAME.test(value)) found.set(start, value);
    },
    TemplateLiteral(node) {
      if (node.quasis.some(({ value }) => AROUND.test(value.cooked ?? ''))) show(literalsOf(node));
    },
  }).visit(program);
  const bare = [...found]
    .filter(([start, text]) => !settled.has(start) && !isSameEverywhere(text.trim()))
    .map(([start, text]) => ({
      at: `${file}:${source.slice(0, start).split('\n').length}`,
      text: text.trim(),
    }));
  return {
    said,
    refused: refused.filter((text) => /\s/.test(text) && !isSameEverywhere(text)),
    bare,
  };
}

function isSameEverywhere(text: string): boolean {
  return (
    SAME_EVERYWHERE.test(text) ||
    text.split(/\s+/).every((word) => NO_WORDS.has(word) || SAME_EVERYWHERE.test(word))
  );
}

function nameOf(key: Node): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : '';
}

/** The texts that an expression can be: a literal, or any branch of a condition. */
function literalsOf(node: Piece): Literal[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && WORD.test(node.value)
        ? [{ text: node.value, start: node.start }]
        : [];
    case 'TemplateLiteral': {
      const text = node.quasis
        .map(
          ({ value }, at) => (value.cooked ?? '') + (at < node.expressions.length ? `{${at}}` : ''),
        )
        .join('');
      return WORD.test(text) ? [{ text, start: node.start }] : [];
    }
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'LogicalExpression':
      return literalsOf(node.right);
    default:
      return [];
  }
}

function childTexts(child: Node): Literal[] {
  if (child.type === 'JSXText') {
    return WORD.test(child.value) ? [{ text: child.value, start: child.start }] : [];
  }
  return child.type === 'JSXExpressionContainer' ? literalsOf(child.expression) : [];
}
