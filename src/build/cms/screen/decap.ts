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

interface Component<T> {
  componentDidMount?: (this: { props: WidgetProps<T> }) => void;
  render: (this: { props: WidgetProps<T> }) => Element;
}

interface Decap {
  init: (options: { config: object }) => void;
  registerCustomFormat: (name: string, extension: string, format: Format) => void;
  registerWidget: (name: string, control: object) => void;
}

declare global {
  interface Window {
    CMS: Decap;
    CMS_MANUAL_INIT: boolean;
    /** React’s own of Decap CMS. */
    h: (type: string, props: object, ...children: Element[]) => Element;
    createClass: <T>(component: Component<T>) => object;
  }
}
