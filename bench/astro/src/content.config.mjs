import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';

const schema = z.object({
  article_id: z.number(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  date: z.coerce.date(),
  brands: z.array(z.string()).nullish(),
});

export const collections = { articles: defineCollection({ loader: glob({ base: process.env.ARTICLES, pattern: '*/index.md' }), schema }) };
