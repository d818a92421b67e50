// What other modules may use.
export { measureFallbacks, measureReplicas } from './measure-replicas.ts';
export { noteChanges } from './note-changes.ts';
export { openReplicas, type Replicas } from './open-replicas.ts';
export { primaryPosition } from './replica-positions.queries.ts';
export { replicaUrls } from './replica-settings.ts';
