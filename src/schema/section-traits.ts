import { getDiscriminator, getJsonSchemas, resolveRef } from './json-schema';
import type { SectionTraits } from './metadata';

let traitsByName: ReadonlyMap<string, SectionTraits> | undefined;

/** From the `type` of every section in the content to its GraphQL type. */
export const getSectionTypes = (): ReadonlyMap<string, string> =>
  new Map(getJsonSchemas()['Section']!.oneOf!.map((member) => [getDiscriminator(resolveRef(member)), member.$ref!]));

function readTraits(): ReadonlyMap<string, SectionTraits> {
  return new Map([...getSectionTypes()].flatMap(([type, id]) => [type, id].map((name) => [name, getJsonSchemas()[id]!.traits ?? {}])));
}

/** The traits of a section, by its `type` in the content or by its GraphQL type; none of a section that does not exist. */
export function getSectionTraits(section: { type?: string; __typename?: string } | undefined): SectionTraits {
  traitsByName ??= readTraits();
  return traitsByName.get(section?.__typename ?? section?.type ?? '') ?? {};
}

/** Whether one of the sections lists everything of a type. */
export const isIndexOf = (
  sections: readonly ({ type?: string; __typename?: string } | undefined)[],
  type: SectionTraits['indexOf'],
): boolean => sections.some((section) => getSectionTraits(section).indexOf === type);
