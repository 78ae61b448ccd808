interface ImportMetaEnv {
  /** JSON with the emulators' addresses; absent in the cloud. */
  readonly VITE_EMULATORS?: string;
}
