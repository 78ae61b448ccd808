/** How the product says no about calling a meeting. */
export const convocationRefusals = {
  'draft-changed': [
    409,
    'Otra persona cambió el borrador de la convocatoria mientras tanto. Recargue la página y revíselo.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
