import { serveBenchmark } from './serve-benchmark.ts';
import { turnsPath } from './turns-path.ts';

// The server of `turns.ts`: the directory, with a path that reports the longest event loop iteration since the last request.

await serveBenchmark((app) => {
  // Measures the processor time of this thread between two timers, so that time in which another process runs does not count.
  let longest = 0;
  let before = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - before.user - before.system);
    before = now;
  }, 1);
  app.get(turnsPath, () => {
    const milliseconds = longest / 1000;
    longest = 0;
    return { milliseconds };
  });
});
