import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Services } from '../services';

/** The description of the API, made from the routes' own schemas. */
export async function openApi(app: FastifyInstance, { version, config }: Services): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Plinth', version, description: 'The HTTP API of a Plinth installation.' },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'plinth.session_token' },
          sharedEditing: { type: 'apiKey', in: 'header', name: 'X-Shared-Editing' },
        },
      },
      security: [{ bearer: [] }, { cookie: [] }, { sharedEditing: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  for (const url of ['/api/v1/openapi.json', '/openapi.json']) {
    const schema = { tags: ['description'], description: 'This description.', security: [] };
    app.get(url, { config: { right: 'everybody' }, schema }, () => app.swagger());
  }
}
