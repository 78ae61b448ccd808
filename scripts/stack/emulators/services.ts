export const allServices = ['auth', 'functions', 'hosting', 'firestore'] as const;

export type ServiceName = (typeof allServices)[number];
