// The baseline: a Node server that answers every request with the same bytes from memory. argv: port, file, encoding.
import * as fs from 'node:fs';
import * as http from 'node:http';

const [, , port, file, encoding] = process.argv;
const bytes = fs.readFileSync(file);

http
  .createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': encoding,
      'content-length': bytes.length,
    });
    response.end(bytes);
  })
  .listen(Number(port), '127.0.0.1');
