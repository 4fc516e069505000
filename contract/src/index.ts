export * from './configuration.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './person.ts';
export * from './photo.ts';
export * from './reference.ts';
export * from './search.ts';
export * from './viewer.ts';
