// What other modules may use.
export { SYNTHETIC_HEADER, syntheticCode, syntheticProof } from './synthetic-proof.ts';
export { type SyntheticVisitor, syntheticVisitorOf } from './synthetic-visitor.ts';
