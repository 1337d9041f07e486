import {
  OperationNodeTransformer,
  type KyselyPlugin,
  type PrimitiveValueListNode,
  type ValueNode,
} from 'kysely';

/** Stands for a character that can't be (Unicode standard, section 3.9). It equals no other, so that nothing is found by it. */
const REPLACEMENT = '\ufffd';

/**
 * PostgreSQL keeps no NUL character in a text and refuses the whole query; SQLite takes it for the end of a pattern. Anybody can
 * send one, in a search or in an id; for the database it becomes one that stands for nothing.
 */
class WithoutNul extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: clean(node.value) };
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    const list = super.transformPrimitiveValueList(node);
    return { ...list, values: list.values.map(clean) };
  }
}

export function withoutNul(): KyselyPlugin {
  const transformer = new WithoutNul();
  return {
    transformQuery: ({ node }) => transformer.transformNode(node),
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

function clean(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0')
    ? value.replaceAll('\0', REPLACEMENT)
    : value;
}
