import { get, post, type SchemasOf } from '../access/endpoint.ts';
import {
  type EnterAssemblyRequest,
  enterAssemblyRequest,
  type GenerateRequest,
  generateRequest,
  type LoginRequest,
  loginRequest,
  type RedirectAnswer,
  type RedirectQuery,
  redirectQuery,
} from './authRequests.ts';
import type { FirestoreAnswer, OwnAssembliesAnswer, SessionAnswer } from './sessionAnswers.ts';

/** Specification §7: how a session begins, is asked for and ends. */
export const signInEndpoints = {
  generateClaims: post('/auth/generate', 'anybody').of<
    GenerateRequest,
    { readonly code: number }
  >(),
  logIn: post('/auth/login', 'anybody').of<LoginRequest, { readonly statusCode: number }>(),
  logOut: get('/auth/logout', 'anybody').of<undefined, { readonly code: number }>(),
  listOwnAssemblies: get('/auth/assemblies', 'enterAssembly').of<undefined, OwnAssembliesAnswer>(),
  enterAssembly: post('/auth/enter', 'enterAssembly').of<EnterAssemblyRequest, object>(),
  /** A browser without a session is told so, and only a script of ours is told anything. */
  readSession: get('/auth/session', 'anybody').of<undefined, SessionAnswer>(),
  openFirestore: post('/auth/firestore', 'openFirestore').of<undefined, FirestoreAnswer>(),
  lookUpRedirect: get('/redirect', 'anybody').of<RedirectQuery, RedirectAnswer>(),
};

export const signInSchemas: SchemasOf<typeof signInEndpoints> = {
  generateClaims: generateRequest,
  logIn: loginRequest,
  enterAssembly: enterAssemblyRequest,
  lookUpRedirect: redirectQuery,
};
