import {
  AddColumnNode,
  AlterTableNode,
  CreateIndexNode,
  CreateTableNode,
  RenameColumnNode,
  sql,
  type Kysely,
  type KyselyPlugin,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';

/**
 * The database for a step that may be half done. Earlier versions ran the steps on SQLite outside a transaction: killed
 * within one, they left its first statements behind and no record of it. What such a step made already is left as it is.
 */
export async function resuming(db: Kysely<unknown>): Promise<Kysely<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select tables.name || '.' || columns.name as name
    from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table'`.execute(db);
  return db.withPlugin(new MakesWhatIsMissing(new Set(rows.map(({ name }) => name))));
}

class MakesWhatIsMissing implements KyselyPlugin {
  readonly #columns: ReadonlySet<string>;

  constructor(columns: ReadonlySet<string>) {
    this.#columns = columns;
  }

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    if (CreateTableNode.is(node) || CreateIndexNode.is(node)) return { ...node, ifNotExists: true };
    if (!AlterTableNode.is(node) || !node.columnAlterations) return node;
    const table = node.table.table.identifier.name;
    const columnAlterations = node.columnAlterations.map((change) => {
      if (!AddColumnNode.is(change)) return change;
      const column = change.column.column.column.name;
      // SQLite has no `if not exists` for a column. Given its own name it stays as it is.
      return this.#columns.has(`${table}.${column}`)
        ? RenameColumnNode.create(column, column)
        : change;
    });
    return { ...node, columnAlterations };
  }

  transformResult({
    result,
  }: {
    result: QueryResult<UnknownRow>;
  }): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }
}
