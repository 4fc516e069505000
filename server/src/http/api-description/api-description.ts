/** The subset of an OpenAPI 3.1 operation that describes an endpoint. */
export interface Operation {
  summary: string;
  description: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { description: string }>;
  requestBody?: object;
}

export interface Description {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers: [{ url: string }];
  paths: Record<string, Record<string, Operation>>;
  components: object;
}
