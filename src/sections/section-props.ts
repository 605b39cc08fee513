import type { NewsListPage } from '../domain/news';

/** The props of a section: its content, the number of its first figure, and the page of a paginated list. */
export interface SectionProps<T> {
  section: T;
  firstFigure: number;
  list?: NewsListPage | null;
}
