export const importModes = ['replace', 'merge'] as const;

export type ImportMode = (typeof importModes)[number];
