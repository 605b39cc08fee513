# The image of the site with its forms service (target `site`), and that of nginx in front of it (target `proxy`). See docs/deploy.md.
FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates git && rm -rf /var/lib/apt/lists/*
# A build of thousands of articles needs less memory with fewer memory pools of glibc and a limit to the heap of Node.
ENV MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-old-space-size=1536
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG GATSBY_MAINTENANCE GATSBY_API_BASE GATSBY_TRAILING_SLASH GATSBY_POLL_MINUTES GATSBY_VITALS_SAMPLE
RUN npm run build && npm run --silent nginx -- 8080 http://site:9000 > nginx.conf

FROM node:24-bookworm-slim AS modules
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM nginxinc/nginx-unprivileged:1.28-alpine AS proxy
COPY --from=build /site/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/public /site/public

FROM node:24-bookworm-slim AS site
ENV NODE_ENV=production PORT=9000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
WORKDIR /site
COPY --from=modules /site/node_modules node_modules
COPY package.json tsconfig.json ./
COPY src src
COPY --from=build /site/public public
COPY --from=build /site/.service .service
USER node
VOLUME /data
EXPOSE 9000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:9000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "src/server/watchdog.ts"]
