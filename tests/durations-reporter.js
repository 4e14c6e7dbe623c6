/**
 * A reporter of Vitest: the time and the CPU time that each file of tests took, and the sums by project, the most first.
 * CPU seconds are what `support/measure-cpu.ts` counts, on Linux: the file's process with the processes that it started and
 * that have ended, such as browsers. Other processes do not slow them down, so they compare on a busy machine too.
 */

const seconds = (value) => (value === undefined ? '-' : value.toFixed(1)).padStart(8);
const sum = (rows, column) => rows.reduce((total, row) => total + (row[column] ?? 0), 0);

export default class DurationsReporter {
  onTestRunEnd(modules) {
    const rows = modules.map((module) => {
      const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
        module.diagnostic();
      const load = collectDuration + environmentSetupDuration + prepareDuration + setupDuration;
      return {
        project: module.project.name,
        file: module.relativeModuleId,
        cpu: module.meta().cpu,
        time: (load + duration) / 1000,
      };
    });
    console.log('\n     CPU     time  seconds by file');
    for (const { project, file, cpu, time } of rows.sort((a, b) => (b.cpu ?? 0) - (a.cpu ?? 0) || b.time - a.time)) {
      console.log(`${seconds(cpu)} ${seconds(time)}  ${project}  ${file}`);
    }
    console.log('\n     CPU     time  seconds by project, as if one file ran after another');
    for (const project of new Set(rows.map((row) => row.project))) {
      const own = rows.filter((row) => row.project === project);
      console.log(`${seconds(sum(own, 'cpu'))} ${seconds(sum(own, 'time'))}  ${project}, ${own.length} files`);
    }
    console.log(`${seconds(sum(rows, 'cpu'))} ${seconds(sum(rows, 'time'))}  all`);
  }
}
