/** What a browser tells of its connection; many tell nothing. */
export interface NetworkHints {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing should be fetched that was not asked for: the visitor saves data, or the connection is 2g or less. */
export const isDataSaver = (connection: NetworkHints | undefined): boolean =>
  connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');
