import type * as React from 'react';
import type { NewsListPage } from '../domain/news/news-list';
import { countFigures } from '../ui/figure/figure-count';
import { sectionComponents } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';

interface SectionsProps {
  sections: readonly Queries.SectionsFragment[];
  list?: NewsListPage | null;
}

/** The sections of a page, in order. Figures are numbered through the page. */
export function Sections({ sections, list }: SectionsProps) {
  return sections.map((section, index) => {
    const View = sectionComponents[section.__typename] as React.ComponentType<SectionProps<Queries.SectionsFragment>>;
    return <View key={index} section={section} list={list} firstFigure={1 + countFigures(sections.slice(0, index))} />;
  });
}
