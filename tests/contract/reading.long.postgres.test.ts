import { describeAnswers } from './suites/answers.ts';
import { describeCatalogue } from './suites/catalogue.ts';
import { describeEditorial } from './suites/editorial.ts';
import { postgresForFile } from './suites/engine.ts';
import { describeFuzzing } from './suites/fuzz.ts';
import { describeProductSafety } from './suites/product-safety.ts';
import { describeReductions } from './suites/reductions.ts';
import { describeSearch } from './suites/search.ts';
import { describeSeparation } from './suites/separation.ts';

const postgres = postgresForFile();

describeAnswers('PostgreSQL', postgres);
describeCatalogue('PostgreSQL', postgres);
describeProductSafety('PostgreSQL', postgres);
describeReductions('PostgreSQL', postgres);
describeSeparation('PostgreSQL', postgres);
describeEditorial('PostgreSQL', postgres);
describeFuzzing('PostgreSQL', postgres);
describeSearch('PostgreSQL', postgres);
