import type { NewsListPage } from '../domain/news/news-list';
import { countFigures } from '../ui/figure/figure-count';
import { getSectionComponent } from '../sections/registry';

interface SectionsProps {
  sections: readonly Queries.SectionsFragment[];
  list?: NewsListPage | null;
}

/** The sections of a page, in order. Figures are numbered through the page. */
export function Sections({ sections, list }: SectionsProps) {
  return sections.map((section, index) => {
    const View = getSectionComponent(section.__typename);
    return <View key={index} section={section} list={list} firstFigure={1 + countFigures(sections.slice(0, index))} />;
  });
}
