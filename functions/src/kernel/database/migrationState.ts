/** `migrations/state`: how far it came. */
export interface MigrationState {
  /** The version that all is in. */
  readonly version: number;
  /** Where it goes on with the next one: which collection, and after which document of it. */
  readonly collection: number;
  readonly after: string | null;
}
