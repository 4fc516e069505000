# The Node that package.json pins; a test compares the two.
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

# What the server needs: no development tools, no demo sign-in, and nothing that Vite has built into the web application.
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
# A production image has no demo sign-in: a container needs OIDC_ISSUER and OIDC_CLIENT_ID.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# glibc keeps the freed memory of each arena, and of large blocks unless they have a fixed threshold.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
# Garbage is looked for early: some 60 MB less memory. Keep it beside options of your own.
ENV NODE_OPTIONS=--max-semi-space-size=16
EXPOSE 3000
# Live, not ready: a node that waits for its database must not be restarted.
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
