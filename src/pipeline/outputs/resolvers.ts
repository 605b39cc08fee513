import type { CreateResolversArgs } from 'gatsby';
import { jsonLdResolvers } from './json-ld/json-ld-resolvers';
import { ogImageResolvers } from './og-images/og-image-resolvers';

/** Adds to each kind of page its Open Graph image and its structured data. */
export function createOutputResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  for (const resolvers of [ogImageResolvers, jsonLdResolvers]) createResolvers(resolvers);
}
