# The image of the site with its forms service. See docs/deploy.md.
FROM node:24.20.0-bookworm-slim AS node

FROM node AS build
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates git && rm -rf /var/lib/apt/lists/*
# A build of thousands of articles needs less memory with fewer memory pools of glibc and a limit to the heap of Node.
ENV MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-old-space-size=1536
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Another DAY makes the build anew, which is what a day changes.
ARG GATSBY_MAINTENANCE GATSBY_API_BASE GATSBY_TRAILING_SLASH GATSBY_POLL_MINUTES HSTS_PRELOAD DAY
RUN npm run build

FROM node AS modules
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node AS site
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
# The database is not asked: without it the pages are served all the same.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:9000/api/alive').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "src/server/main.ts"]
