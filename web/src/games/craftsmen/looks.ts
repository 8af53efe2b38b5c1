export { default as cover } from 'cover:craftsmen';
