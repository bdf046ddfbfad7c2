# Digests pin both base images, as a tag can be moved. Dependabot proposes newer digests.
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/client/package.json packages/client/
COPY packages/simulator/package.json packages/simulator/
COPY packages/web/package.json packages/web/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY scripts scripts
COPY schema schema
COPY packages packages
COPY src src
RUN node scripts/build-web.ts && node scripts/build.ts
RUN mkdir -p /empty

# Node and the libraries that it is linked with: no shell, no package manager, no root.
FROM gcr.io/distroless/nodejs24-debian12:nonroot@sha256:14d42e2511532589a7c7e01a753667a74fcc96266e137e8125006b87b0c32d0a AS service
ENV NODE_ENV=production NODE_COMPILE_CACHE=/app/compiled PATH=/nodejs/bin:/usr/bin:/bin
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=build /app/dist dist
ENTRYPOINT []

# Starts the service, and stops it as soon as it handles SIGTERM. The code compiled meanwhile is cached in the image, as a
# container may have a read-only root file system.
FROM service AS started
COPY --from=build --chown=65532:65532 /empty /app/compiled
ENV HOST=127.0.0.1 PORT=0 DATA_DIR=/tmp/first
RUN ["/nodejs/bin/node", "--import", "data:text/javascript,setInterval(() => process.listenerCount('SIGTERM') > 0 && process.kill(process.pid, 'SIGTERM'), 100).unref()", "dist/main.js"]

FROM service
# Node creates a folder for each user, which no other user can read.
COPY --from=started --chown=65532:65532 /app/compiled /app/compiled
COPY --from=build --chown=65532:65532 /empty /data
COPY --from=build --chown=65532:65532 /empty /print
ENV HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=40s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Node is started directly, as npm does not pass SIGTERM on to the service.
CMD ["node", "dist/main.js"]
