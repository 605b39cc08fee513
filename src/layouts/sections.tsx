import type * as React from 'react';
import { countPlates } from '../logic/plates';
import { views } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';

interface SectionsProps {
  sections: readonly Queries.SectionsFragment[];
  today: string;
}

/** The sections of a page in their order; plates are numbered through the page. */
export function Sections({ sections, today }: SectionsProps) {
  return sections.map((section, at) => {
    const View = views[section.__typename] as React.ComponentType<SectionProps<Queries.SectionsFragment>>;
    return <View key={at} section={section} today={today} firstPlate={1 + countPlates(sections.slice(0, at))} />;
  });
}
