/** Imported before a program, writes what the program took when it ends to the file that `USAGE_FILE` names. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, maxMebibytes: maxRSS / 1024 };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
});
