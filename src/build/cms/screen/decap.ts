import type { Field } from '../field';
import type { Format } from './format';

/** The part of React’s elements that the screen makes. */
export type Element = object | string | null;

/** What a widget of Decap CMS is given. */
export interface WidgetProps<T> {
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  forID: string;
  classNameWrapper: string;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  field: { get: (name: keyof Field | string) => unknown };
  query: (
    id: string,
    collection: string,
    fields: string[],
    term: string,
  ) => Promise<{ payload: { hits?: { data: Record<string, unknown> }[] } }>;
}

/** What a preview of Decap CMS is given. */
export interface PreviewProps {
  entry: { get: (name: 'data') => { toJS: () => Record<string, unknown> } };
  fields: { toArray: () => { get: (name: 'name') => string }[] };
  widgetFor: (name: string) => Element;
  getAsset: (file: string) => { toString: () => string };
  /** Of the frame that it is shown in. */
  document: Document;
  window: Window & typeof globalThis;
}

interface Component<Self> {
  componentDidMount?: (this: Self) => void;
  componentDidUpdate?: (this: Self) => void;
  render: (this: Self) => Element;
}

interface Decap {
  init: (options: { config: object }) => void;
  registerCustomFormat: (name: string, extension: string, format: Format) => void;
  registerWidget: (name: string, control: object) => void;
  registerPreviewTemplate: (name: string, preview: object) => void;
}

declare global {
  interface Window {
    CMS: Decap;
    CMS_MANUAL_INIT: boolean;
    /** React’s own of Decap CMS. */
    h: (type: string, props: object, ...children: Element[]) => Element;
    createClass: <Self extends { props: object }>(component: Component<Self>) => object;
  }
}
