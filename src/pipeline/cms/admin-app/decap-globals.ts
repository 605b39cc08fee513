import type { DecapField } from '../decap-fields';
import type { DecapFormat } from './format';

/** The React elements that the editing screen creates. */
type DecapElement = object | string | null;

/** The props of a widget of Decap CMS. */
export interface WidgetProps<T> {
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  forID: string;
  classNameWrapper: string;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  field: { get: (name: keyof DecapField | string) => unknown };
  /** The translation of a phrase of Decap CMS. */
  t: (key: string, values: Record<string, unknown>) => string;
  /** The entry as it is written now. */
  getEntry: () => EntryMap;
  query: (
    id: string,
    collection: string,
    fields: string[],
    term: string,
  ) => Promise<{ payload: { hits?: { data: Record<string, unknown> }[] } }>;
}

/** An entry of Decap CMS. A new one has no path. */
export interface EntryMap {
  get: ((name: 'data') => { toJS: () => Record<string, unknown>; get: (name: string) => unknown }) &
    ((name: 'collection') => string) &
    ((name: 'path') => string | undefined);
}

/** A file that a back end writes. */
export interface DecapDataFile {
  path: string;
  slug: string;
  raw: string;
}

/** What of a back end of Decap CMS is used here. */
export interface DecapBackend {
  getEntry: (path: string) => Promise<{ data: string }>;
  getToken: () => Promise<string | null>;
  getMedia: (folder: string) => Promise<{ path: string }[]>;
  deleteFiles: (paths: readonly string[], message: string) => Promise<unknown>;
  persistEntry: (
    change: { dataFiles: readonly DecapDataFile[]; assets: readonly object[] },
    options: { newEntry: boolean; collectionName: string; commitMessage: string; useWorkflow: boolean; unpublished: boolean },
  ) => Promise<unknown>;
}

/** The props of a preview of Decap CMS. */
export interface PreviewProps {
  entry: EntryMap;
  getAsset: (file: string) => { path: string; toString: () => string };
  /** The document of the frame of the preview. */
  document: Document;
  window: Window & typeof globalThis;
}

interface ClassSpec<Self> {
  componentDidMount?: (this: Self) => void;
  componentDidUpdate?: (this: Self) => void;
  componentWillUnmount?: (this: Self) => void;
  render: (this: Self) => DecapElement;
}

interface DecapCms {
  init: (options: { config: object }) => void;
  registerCustomFormat: (name: string, extension: string, format: DecapFormat) => void;
  registerWidget: (name: string, control: object, preview?: object, schema?: object) => void;
  getWidget: (name: string) => { control: object; preview: object; schema: object };
  getBackend: (name: string) => { init: (...options: unknown[]) => DecapBackend };
  /** What an editor can put between the lines of a text, by its id. */
  getEditorComponents: () => { get: (id: string) => object };
  registerEditorComponent: (component: object) => void;
  registerLocale: (name: string, phrases: object) => void;
  registerPreviewTemplate: (name: string, preview: object) => void;
  registerPreviewStyle: (url: string) => void;
  registerEventListener: (listener: {
    name: 'postSave' | 'postPublish' | 'postUnpublish';
    handler: (event: { entry: EntryMap }) => void;
  }) => void;
}

declare global {
  interface Window {
    CMS: DecapCms;
    CMS_MANUAL_INIT: boolean;
    /** `createElement` of the React of Decap CMS. */
    h: (type: string, props: object, ...children: DecapElement[]) => DecapElement;
    createClass: <Self extends { props: object }>(component: ClassSpec<Self>) => object;
  }
}
