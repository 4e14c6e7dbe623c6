import { describe } from 'vitest';
import { describePurging } from './suites/purge.ts';

describe('changes on PGlite', () => describePurging(async () => undefined));
