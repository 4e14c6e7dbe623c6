import { type BusinessCentralServer, startBusinessCentralServer } from './business-central-server.ts';
import { type ElfsquadServer, startElfsquadServer } from './elfsquad-server.ts';

/** The external systems of a test backend. */
export interface OtherSystems {
  readonly businessCentral: BusinessCentralServer;
  readonly elfsquad: ElfsquadServer;
}

let started: Promise<OtherSystems> | undefined;

/** Returns the other systems of this process, started once. */
export function otherSystems(): Promise<OtherSystems> {
  started ??= Promise.all([startBusinessCentralServer(), startElfsquadServer()]).then(
    ([businessCentral, elfsquad]) => ({
      businessCentral,
      elfsquad,
    }),
  );
  return started;
}
