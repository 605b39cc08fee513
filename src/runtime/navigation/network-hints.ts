/** The Network Information API, which many browsers lack. */
export interface NetworkHints {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to fetch only what is requested: the visitor saves data, or the connection is 2g or slower. */
export const isDataSaver = (connection: NetworkHints | undefined): boolean =>
  connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');
