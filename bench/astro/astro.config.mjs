// The articles of a content folder as a site of Astro, to compare the cost of a build with. Pictures are copied as they are.
import { defineConfig, passthroughImageService } from 'astro/config';

export default defineConfig({ image: { service: passthroughImageService() }, telemetry: false });
