import { describeOrderCrowds } from './suites/order-crowds.ts';
import { describeOrderSchedules } from './suites/order-schedules.ts';
import { twoProcessesForFile } from './suites/two-processes.ts';

const twoProcesses = twoProcessesForFile();

describeOrderCrowds('two processes', twoProcesses);
describeOrderSchedules('two processes', twoProcesses);
