// Preloaded into a process: prints at its end how many modules it loaded, and how many of OpenTelemetry's,
// except its API, which prom-client imports.
import { registerHooks } from 'node:module';

const loaded: string[] = [];
registerHooks({
  load(url, context, nextLoad) {
    loaded.push(url);
    return nextLoad(url, context);
  },
});
process.on('exit', () => {
  const traces = loaded.filter((url) => /@opentelemetry\/(?!api\/)|open-telemetry/.test(url));
  console.log(JSON.stringify({ modules: loaded.length, traces: traces.length }));
});
