import type * as React from 'react';
import type { ListPage } from '../logic/news-list';
import { countPlates } from '../logic/plates';
import { views } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';

interface SectionsProps {
  sections: readonly Queries.SectionsFragment[];
  list?: ListPage | null;
}

/** The sections of a page in their order; plates are numbered through the page. */
export function Sections({ sections, list }: SectionsProps) {
  return sections.map((section, at) => {
    const View = views[section.__typename] as React.ComponentType<SectionProps<Queries.SectionsFragment>>;
    return <View key={at} section={section} list={list} firstPlate={1 + countPlates(sections.slice(0, at))} />;
  });
}
