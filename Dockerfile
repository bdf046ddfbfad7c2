FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY build.ts ./
COPY src src
RUN node build.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
COPY package.json LICENSE ./
COPY schema/operations schema/operations
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
# A start and a stop: what was compiled meanwhile is kept in the image, for the first start of a container.
RUN HOST=127.0.0.1 PORT=0 DATA_DIR=/tmp/first timeout --preserve-status 10 node dist/main.js \
  && rm -r /tmp/first
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=40s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would keep SIGTERM from the service.
CMD ["node", "dist/main.js"]
