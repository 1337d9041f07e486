# syntax=docker/dockerfile:1

FROM node:22-bookworm-slim AS build
WORKDIR /plinth
# For the case that no ready-made binary of the database driver can be fetched.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ git && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
WORKDIR /plinth
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /plinth/package.json ./
COPY --from=build /plinth/node_modules ./node_modules
COPY --from=build /plinth/dist ./dist
COPY --from=build /plinth/bin ./bin
COPY --from=build /plinth/src/sections ./src/sections
RUN ln -s /plinth/bin/plinth.mjs /usr/local/bin/plinth \
  && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/v1/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that signals reach it.
CMD ["node", "dist/server/server.js"]
