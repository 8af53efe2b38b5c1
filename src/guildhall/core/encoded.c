/* How one encoded value becomes another, as machine code: what encoded.py does by decoding both.

   Both texts are JSON as our encoder writes it, without spaces, and are walked through side by
   side, once. A text that is anything else is refused; nothing beyond its end is read. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

#define DEEPEST 200
#define ROOM 512

typedef struct {
    const char *at, *end;
} Text;

typedef struct {
    const char *at;
    Py_ssize_t size;
} Piece;

/* What has changed, as far as it is known. It begins on the stack, where most of it fits. */
typedef struct {
    char *text;
    Py_ssize_t size, room;
    char first[ROOM];
} Found;

enum { OK, WRONG, NO_MEMORY };

static int add(Found *found, const char *text, Py_ssize_t size)
{
    if (found->size + size > found->room) {
        Py_ssize_t room = 2 * (found->size + size);
        char *more = found->text == found->first ? NULL : found->text;
        more = PyMem_Realloc(more, room);
        if (more == NULL)
            return NO_MEMORY;
        if (found->text == found->first)
            memcpy(more, found->first, found->size);
        found->text = more;
        found->room = room;
    }
    memcpy(found->text + found->size, text, size);
    found->size += size;
    return OK;
}

static int skip_string(Text *text)
{
    const char *at = text->at + 1, *end = text->end;
    for (; at < end; at++) {
        if (*at == '"') {
            text->at = at + 1;
            return OK;
        }
        if (*at == '\\')
            at++;
    }
    return WRONG;
}

static int ends_value(char mark)
{
    return mark == ',' || mark == '}' || mark == ']';
}

/* Go behind a value of any kind. */
static int skip(Text *text)
{
    const char *begin = text->at;
    Py_ssize_t deep = 0;
    do {
        if (text->at >= text->end)
            return WRONG;
        switch (*text->at) {
        case '"':
            if (skip_string(text) != OK)
                return WRONG;
            break;
        case '{':
        case '[':
            deep++;
            text->at++;
            break;
        case '}':
        case ']':
            deep--;
            text->at++;
            break;
        case ',':
        case ':':
            text->at++;
            if (deep <= 0)
                return WRONG;
            break;
        default:
            while (text->at < text->end && !ends_value(*text->at))
                text->at++;
        }
    } while (deep > 0);
    return deep == 0 && text->at > begin ? OK : WRONG;
}

/* Go behind the name of a member and its colon. */
static int read_name(Text *text, Piece *name)
{
    if (text->at >= text->end || *text->at != '"')
        return WRONG;
    name->at = text->at;
    if (skip_string(text) != OK)
        return WRONG;
    name->size = text->at - name->at;
    if (text->at >= text->end || *text->at != ':')
        return WRONG;
    text->at++;
    return OK;
}

/* Go behind a comma, or to the end of what holds the values: 1, 0, or -1 where neither is there. */
static int goes_on(Text *text, char last)
{
    if (text->at >= text->end)
        return -1;
    if (*text->at == ',') {
        text->at++;
        return 1;
    }
    return *text->at == last ? 0 : -1;
}

static int is_empty(const Text *text, char last)
{
    return text->end - text->at > 1 && text->at[1] == last;
}

static int same_name(const Piece *one, const Piece *other)
{
    return one->size == other->size && memcmp(one->at, other->at, one->size) == 0;
}

static int put_in_place(Found *found, const char *value, Py_ssize_t size)
{
    if (add(found, "[", 1) != OK || add(found, value, size) != OK)
        return NO_MEMORY;
    return add(found, "]", 1);
}

/* Go behind both values where they are the same: 1, 0, or -1 where one is none. */
static int are_same(Text *before, Text *after)
{
    Text now = *after;
    if (skip(after) != OK)
        return -1;
    Py_ssize_t size = after->at - now.at, rest = before->end - before->at;
    if (size <= rest && memcmp(before->at, now.at, size) == 0
        && (size == rest || ends_value(before->at[size]))) {
        before->at += size;
        return 1;
    }
    *after = now;
    return 0;
}

static int compare(Found *found, Text *before, Text *after, int deep);

/* One member or item under its name, nothing where it is the same. */
static int compare_named(Found *found, Py_ssize_t begin, const Piece *name, Text *before,
                         Text *after, int deep)
{
    Py_ssize_t size = found->size;
    if (add(found, size == begin ? "{" : ",", 1) != OK || add(found, name->at, name->size) != OK
        || add(found, ":", 1) != OK)
        return NO_MEMORY;
    Py_ssize_t named = found->size;
    int failed = compare(found, before, after, deep);
    /* Only the order of names may have changed. */
    if (failed == OK && found->size == named)
        found->size = size;
    return failed;
}

static int add_new(Found *found, Py_ssize_t begin, const Piece *name, Text *after)
{
    const char *value = after->at;
    if (skip(after) != OK)
        return WRONG;
    if (add(found, found->size == begin ? "{" : ",", 1) != OK
        || add(found, name->at, name->size) != OK || add(found, ":", 1) != OK)
        return NO_MEMORY;
    return put_in_place(found, value, after->at - value);
}

/* Find a member by its name, looking first at `next`: mostly it is that one. Both are where a
   member begins; the value is at NULL where there is none of that name. */
static int find(const Text *object, const char *next, const Piece *name, Text *value)
{
    const char *first = object->at + 1;
    Text at = {next, object->end};
    value->at = NULL;
    value->end = object->end;
    if (is_empty(object, '}'))
        return OK;
    do {
        Piece found;
        if (read_name(&at, &found) != OK)
            return WRONG;
        if (same_name(&found, name)) {
            value->at = at.at;
            return OK;
        }
        if (skip(&at) != OK)
            return WRONG;
        int more = goes_on(&at, '}');
        if (more < 0)
            return WRONG;
        if (!more)
            at.at = first;
    } while (at.at != next);
    return OK;
}

/* Objects whose names differ, or have another order. */
static int compare_by_name(Found *found, Text *before, Text *after, int deep)
{
    Text old = *before, now = *after, value;
    Py_ssize_t begin = found->size;
    const char *next = old.at + 1;
    Piece name;
    int more = !is_empty(after, '}');
    after->at++;
    while (more) {
        if (read_name(after, &name) != OK || find(&old, next, &name, &value) != OK)
            return WRONG;
        int same = value.at ? are_same(&value, after) : 0, failed = OK;
        if (same < 0)
            return WRONG;
        if (!value.at)
            failed = add_new(found, begin, &name, after);
        else if (!same)
            failed = compare_named(found, begin, &name, &value, after, deep);
        if (failed != OK)
            return failed;
        if (value.at)
            next = goes_on(&value, '}') == 1 ? value.at : old.at + 1;
        more = goes_on(after, '}');
        if (more < 0)
            return WRONG;
    }
    after->at++;
    more = !is_empty(before, '}');
    before->at++;
    next = now.at + 1;
    while (more) {
        if (read_name(before, &name) != OK || skip(before) != OK
            || find(&now, next, &name, &value) != OK)
            return WRONG;
        if (value.at) {
            if (skip(&value) != OK)
                return WRONG;
            next = goes_on(&value, '}') == 1 ? value.at : now.at + 1;
        } else if (add(found, found->size == begin ? "{" : ",", 1) != OK
                   || add(found, name.at, name.size) != OK || add(found, ":0", 2) != OK)
            return NO_MEMORY;
        more = goes_on(before, '}');
        if (more < 0)
            return WRONG;
    }
    before->at++;
    return found->size > begin ? add(found, "}", 1) : OK;
}

static int compare_objects(Found *found, Text *before, Text *after, int deep)
{
    Text old = *before, now = *after;
    Py_ssize_t begin = found->size;
    Piece was, is;
    int had = !is_empty(before, '}'), has = !is_empty(after, '}');
    before->at++;
    after->at++;
    while (had && has) {
        if (read_name(before, &was) != OK || read_name(after, &is) != OK)
            return WRONG;
        if (!same_name(&was, &is))
            break;
        int same = are_same(before, after);
        int failed = same ? OK : compare_named(found, begin, &is, before, after, deep);
        if (same < 0 || failed != OK)
            return same < 0 ? WRONG : failed;
        had = goes_on(before, '}');
        has = goes_on(after, '}');
        if (had < 0 || has < 0)
            return WRONG;
    }
    if (!had && !has) {
        before->at++;
        after->at++;
        return found->size > begin ? add(found, "}", 1) : OK;
    }
    found->size = begin;
    *before = old;
    *after = now;
    return compare_by_name(found, before, after, deep);
}

static int compare_lists(Found *found, Text *before, Text *after, int deep)
{
    Text old = *before, now = *after;
    Py_ssize_t begin = found->size, place = 0;
    int had = !is_empty(before, ']'), has = !is_empty(after, ']');
    before->at++;
    after->at++;
    for (; had && has; place++) {
        int same = are_same(before, after), failed = OK;
        if (!same) {
            char digits[24];
            Piece name = {digits, PyOS_snprintf(digits, sizeof digits, "\"%zd\"", place)};
            failed = compare_named(found, begin, &name, before, after, deep);
        }
        if (same < 0 || failed != OK)
            return same < 0 ? WRONG : failed;
        had = goes_on(before, ']');
        has = goes_on(after, ']');
        if (had < 0 || has < 0)
            return WRONG;
    }
    if (had == has) {
        before->at++;
        after->at++;
        return found->size > begin ? add(found, "}", 1) : OK;
    }
    found->size = begin;
    *before = old;
    *after = now;
    if (skip(before) != OK || skip(after) != OK)
        return WRONG;
    return put_in_place(found, now.at, after->at - now.at);
}

/* Add how the one value becomes the other, nothing where they are the same; go behind both. */
static int compare(Found *found, Text *before, Text *after, int deep)
{
    if (before->at >= before->end || after->at >= after->end || deep >= DEEPEST)
        return WRONG;
    char kind = *after->at;
    if (*before->at == kind && kind == '{')
        return compare_objects(found, before, after, deep + 1);
    if (*before->at == kind && kind == '[')
        return compare_lists(found, before, after, deep + 1);
    int same = are_same(before, after);
    if (same)
        return same < 0 ? WRONG : OK;
    const char *now = after->at;
    if (skip(before) != OK || skip(after) != OK)
        return WRONG;
    return put_in_place(found, now, after->at - now);
}

static PyObject *difference(PyObject *Py_UNUSED(module), PyObject *const *given, Py_ssize_t many)
{
    if (many != 2 || !PyBytes_Check(given[0]) || !PyBytes_Check(given[1])) {
        PyErr_SetString(PyExc_TypeError, "two encoded values are compared");
        return NULL;
    }
    Text before = {PyBytes_AS_STRING(given[0]), NULL}, after = {PyBytes_AS_STRING(given[1]), NULL};
    before.end = before.at + PyBytes_GET_SIZE(given[0]);
    after.end = after.at + PyBytes_GET_SIZE(given[1]);
    Found found = {.size = 0, .room = ROOM};
    found.text = found.first;
    int failed = compare(&found, &before, &after, 0);
    if (failed == OK && (before.at != before.end || after.at != after.end))
        failed = WRONG;
    PyObject *made = NULL;
    if (failed == OK)
        made = PyBytes_FromStringAndSize(found.text, found.size);
    else if (failed == NO_MEMORY)
        PyErr_NoMemory();
    else
        PyErr_SetString(PyExc_ValueError, "not JSON as it is encoded here");
    if (found.text != found.first)
        PyMem_Free(found.text);
    return made;
}

static PyMethodDef functions[] = {
    {"difference", (PyCFunction)(void (*)(void))difference, METH_FASTCALL,
     "How one encoded value becomes the other, encoded; empty where they are the same."},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot slots[] = {{0, NULL}};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_encoded",
    .m_doc = "How one encoded value becomes another, as machine code.",
    .m_methods = functions,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__encoded(void)
{
    return PyModuleDef_Init(&module);
}
