import type { NewsListPage } from '../domain/news/news-list';

/** What a section's view is given: its content, the number of its first plate, and which page of a list it is part of. */
export interface SectionProps<T> {
  section: T;
  firstFigure: number;
  list?: NewsListPage | null;
}
