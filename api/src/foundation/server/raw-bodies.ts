import type { FastifyInstance } from 'fastify';

/** Gives the routes of a scope their bodies as text: a signature covers the body byte for byte. */
export function rawBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
}

/** The routes of a scope read no body, whatever its type: mail programs post what they like. */
export function ignoredBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, _body, done) => done(null));
}
