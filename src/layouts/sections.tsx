import type { NewsListPage } from '../domain/news/news-list';
import { countFigures } from '../ui/figure/figure-count';
import { getSectionComponent } from '../sections/registry';

/** The sections of a page, in order. Figures are numbered through the page. */
export function Sections({ sections, list }: { sections: readonly Queries.SectionsFragment[]; list?: NewsListPage | null }) {
  return sections.map((section, index) => {
    const View = getSectionComponent(section.__typename);
    return <View key={index} section={section} list={list} firstFigure={1 + countFigures(sections.slice(0, index))} />;
  });
}
