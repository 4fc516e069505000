# The Node version pinned in package.json; a test compares the two.
FROM node:26.10.0-bookworm-slim AS manifests
WORKDIR /directory
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY people-index/package.json people-index/
COPY demo-group/package.json demo-group/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY attack/package.json attack/
COPY faults/package.json faults/
COPY tools/package.json tools/

FROM manifests AS build
RUN npm ci
COPY . .
RUN node node_modules/vite/bin/vite.js build web

# Only what the server needs: no development tools, no demo sign-in, and no packages that Vite has bundled into the web application.
FROM manifests AS production
COPY tools/trim-production.mjs tools/
RUN npm ci --omit=dev --workspace=server --workspace=tools --include-workspace-root
RUN node tools/trim-production.mjs

FROM node:26.10.0-bookworm-slim
WORKDIR /directory
COPY --from=production /directory/node_modules node_modules
COPY --from=build /directory/package.json /directory/LICENSE /directory/NOTICE ./
COPY --from=build /directory/contract contract
COPY --from=build /directory/people-index people-index
COPY --from=build /directory/demo-group demo-group
COPY --from=build /directory/server server
COPY --from=build /directory/tools tools
COPY --from=build /directory/web/dist/site web/dist/site
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
# The production image has no demo sign-in: OIDC_ISSUER and OIDC_CLIENT_ID are required.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# glibc retains freed memory per arena, and that of large blocks unless the mmap threshold is fixed.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
# A small young generation saves about 60 MB. If you set NODE_OPTIONS yourself, include this option.
ENV NODE_OPTIONS=--max-semi-space-size=16
EXPOSE 3000
# /health/live, not /health/ready: a node that waits for its database must not be restarted.
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
