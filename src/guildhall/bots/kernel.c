/* The layers of a net in C, with the same integers as kernel.py: first the evaluation of a
   position, then the priors of moves. net.py checks all sizes and that no sum overflows 32 bits;
   this file checks array sizes again before it reads memory. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST_SEATS 8
#define MOST_WIDE 512
#define FIRST_SHIFT 3
#define SECOND_SHIFT 10
#define MOST_ACTIVE 4095
#define LAST_SHIFT 17
#define POINTS 1000

/* Integer results do not depend on the width of registers, so the CPU may choose. */
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
#define WIDEST __attribute__((target_clones("avx2", "default")))
#else
#define WIDEST
#endif
enum { MOST, ROWS, FIRST_BIAS, SECOND, SECOND_BIAS, LAST, AMOUNTS, ARRAYS };
typedef struct {
    PyObject_HEAD
    Py_buffer array[ARRAYS];
    int held;
    int seats, hidden, second;
    Py_ssize_t counts;
    int64_t last_bias;
    int32_t *added; /* per seat: what it adds to its own sum, then to the sum of each rival */
    int32_t *rivals; /* total of what all seats add to rivals */
    int32_t *first_row;
    int16_t *active;
} Kernel;

WIDEST static void add_rows(int32_t *added, const int16_t *rows, const int32_t *first_row,
                            const int32_t *most, const int64_t *amounts, Py_ssize_t counts,
                            int wide)
{
    memset(added, 0, sizeof(int32_t) * wide);
    for (Py_ssize_t count = 0; count < counts; count++) {
        int64_t amount = amounts[count];
        if (amount <= 0)
            continue;
        if (amount > most[count])
            amount = most[count];
        const int16_t *row = rows + (first_row[count] + amount - 1) * (Py_ssize_t)wide;
        for (int place = 0; place < wide; place++)
            added[place] += row[place];
    }
}

static inline int32_t active(int32_t number)
{
    return number < 0 ? 0 : number > MOST_ACTIVE ? MOST_ACTIVE : number;
}

WIDEST static void first_layer(int16_t *out, const int32_t *bias, const int32_t *own,
                               const int32_t *own_to_rivals, const int32_t *rivals, int wide)
{
    for (int place = 0; place < wide; place++) {
        int32_t total = bias[place] + own[place] + rivals[place] - own_to_rivals[place];
        out[place] = (int16_t)active(total >> FIRST_SHIFT);
    }
}

WIDEST static int64_t last_layers(const int16_t *in, const int16_t *second,
                                  const int32_t *second_bias, const int16_t *last,
                                  int64_t last_bias, int wide, int deep)
{
    for (int place = 0; place < deep; place++) {
        const int16_t *row = second + (Py_ssize_t)place * wide;
        int32_t total = 0;
        for (int from = 0; from < wide; from++)
            total += (int32_t)row[from] * (int32_t)in[from];
        last_bias += (int64_t)last[place] * active((second_bias[place] + total) >> SECOND_SHIFT);
    }
    return last_bias;
}

static int seat_of(Kernel *self, PyObject *given)
{
    long seat = PyLong_AsLong(given);
    if (seat == -1 && PyErr_Occurred())
        return -1;
    if (seat < 0 || seat >= self->seats) {
        PyErr_SetString(PyExc_IndexError, "no such seat");
        return -1;
    }
    return (int)seat;
}

static PyObject *take(Kernel *self, PyObject *given)
{
    int seat = seat_of(self, given);
    if (seat < 0)
        return NULL;
    int wide = 2 * self->hidden;
    int32_t *added = self->added + (Py_ssize_t)seat * wide;
    for (int place = 0; place < self->hidden; place++)
        self->rivals[place] -= added[self->hidden + place];
    add_rows(added, self->array[ROWS].buf, self->first_row, self->array[MOST].buf,
             self->array[AMOUNTS].buf, self->counts, wide);
    for (int place = 0; place < self->hidden; place++)
        self->rivals[place] += added[self->hidden + place];
    Py_RETURN_NONE;
}

static PyObject *residual(Kernel *self, PyObject *given)
{
    int seat = seat_of(self, given);
    if (seat < 0)
        return NULL;
    int32_t *own = self->added + (Py_ssize_t)seat * 2 * self->hidden;
    first_layer(self->active, self->array[FIRST_BIAS].buf, own, own + self->hidden, self->rivals,
                self->hidden);
    int64_t last = last_layers(self->active, self->array[SECOND].buf, self->array[SECOND_BIAS].buf,
                               self->array[LAST].buf, self->last_bias, self->hidden, self->second);
    return PyLong_FromLongLong(last * POINTS >> LAST_SHIFT);
}

/* Compute the first row of each count; return the number of rows, or -1 for an invalid count. */
static int64_t lay_out(int32_t *first_row, const int32_t *most, Py_ssize_t counts)
{
    int64_t rows = 0;
    for (Py_ssize_t count = 0; count < counts; count++) {
        if (most[count] < 1 || most[count] > 255)
            return -1;
        first_row[count] = (int32_t)rows;
        rows += most[count];
    }
    return rows;
}

static int fits(Kernel *self)
{
    Py_ssize_t hidden = self->hidden, second = self->second;
    int64_t rows = lay_out(self->first_row, self->array[MOST].buf, self->counts);
    return rows > 0 && self->array[ROWS].len == rows * 2 * hidden * 2
           && self->array[FIRST_BIAS].len == hidden * 4
           && self->array[SECOND].len == second * hidden * 2
           && self->array[SECOND_BIAS].len == second * 4 && self->array[LAST].len == second * 2
           && self->array[AMOUNTS].len == self->counts * 8 && self->array[AMOUNTS].itemsize == 8;
}

static int begin(Kernel *self, PyObject *args, PyObject *Py_UNUSED(named))
{
    PyObject *given[ARRAYS];
    long long last_bias;
    int seats; /* self->seats stays 0, so that nothing is read, until all sizes are checked */
    if (self->held) {
        PyErr_SetString(PyExc_TypeError, "a kernel begins once");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "iiiOOOOOOLO", &seats, &self->hidden, &self->second,
                          &given[MOST], &given[ROWS], &given[FIRST_BIAS], &given[SECOND],
                          &given[SECOND_BIAS], &given[LAST], &last_bias, &given[AMOUNTS]))
        return -1;
    self->last_bias = last_bias;
    for (; self->held < ARRAYS; self->held++)
        if (PyObject_GetBuffer(given[self->held], &self->array[self->held], PyBUF_SIMPLE) != 0)
            return -1;
    self->counts = self->array[MOST].len / 4;
    if (seats < 1 || seats > MOST_SEATS || self->hidden < 1
        || self->hidden > MOST_WIDE || self->second < 1 || self->second > MOST_WIDE
        || self->counts < 1 || self->counts > MOST_WIDE)
        goto wrong;
    self->added = PyMem_Calloc((size_t)seats * 2 * self->hidden, sizeof(int32_t));
    self->rivals = PyMem_Calloc(self->hidden, sizeof(int32_t));
    self->first_row = PyMem_Calloc(self->counts, sizeof(int32_t));
    self->active = PyMem_Calloc(self->hidden, sizeof(int16_t));
    if (!self->added || !self->rivals || !self->first_row || !self->active) {
        PyErr_NoMemory();
        return -1;
    }
    if (fits(self)) {
        self->seats = seats;
        return 0;
    }
wrong:
    PyErr_SetString(PyExc_ValueError, "the arrays of a net do not fit each other");
    return -1;
}

static PyObject *make(PyTypeObject *type, PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(named))
{
    Kernel *self = (Kernel *)type->tp_alloc(type, 0); /* all zeros */
    return (PyObject *)self;
}

static void end(Kernel *self)
{
    PyTypeObject *type = Py_TYPE(self);
    while (self->held > 0)
        PyBuffer_Release(&self->array[--self->held]);
    PyMem_Free(self->added);
    PyMem_Free(self->rivals);
    PyMem_Free(self->first_row);
    PyMem_Free(self->active);
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {
    {"take", (PyCFunction)take, METH_O, "The amounts now in the shared array are of this seat."},
    {"residual", (PyCFunction)residual, METH_O, "What a seat may expect besides its worth."},
    {NULL, NULL, 0, NULL},
};
static PyType_Slot slots[] = {
    {Py_tp_new, make},
    {Py_tp_init, begin},
    {Py_tp_dealloc, end},
    {Py_tp_methods, methods},
    {0, NULL},
};
static PyType_Spec spec = {
    .name = "guildhall.bots._kernel.NativeKernel",
    .basicsize = sizeof(Kernel),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = slots,
};

/* The priors of moves: one layer over the counts of the seat to move, and a row of weights for
   each action, each eagerness class of a verb and each subject. */
#define WISH_SHIFT 9
enum { PRIOR_MOST, PRIOR_ROWS, PRIOR_BIAS, ACTIONS, WISHES, SUBJECTS, PRIOR_AMOUNTS, ASKED,
       PRIOR_ARRAYS };
typedef struct {
    PyObject_HEAD
    Py_buffer array[PRIOR_ARRAYS];
    int held;
    int hidden;
    Py_ssize_t counts;
    int32_t *added;
    int32_t *first_row;
    int16_t *active;
} Prior;

WIDEST static int64_t dot(const int16_t *row, const int16_t *in, int wide)
{
    int64_t total = 0;
    for (int from = 0; from < wide; from++)
        total += (int32_t)row[from] * (int32_t)in[from];
    return total;
}

static PyObject *answer(Prior *self, PyObject *given)
{
    Py_ssize_t number = PyLong_AsSsize_t(given);
    if (number == -1 && PyErr_Occurred())
        return NULL;
    int wide = self->hidden;
    if (wide == 0 || number < 0 || number > self->array[ASKED].len / 24) {
        PyErr_SetString(PyExc_IndexError, "more moves than there is room for");
        return NULL;
    }
    PyObject *answers = PyList_New(number);
    if (answers == NULL)
        return NULL;
    add_rows(self->added, self->array[PRIOR_ROWS].buf, self->first_row, self->array[PRIOR_MOST].buf,
             self->array[PRIOR_AMOUNTS].buf, self->counts, wide);
    const int32_t *bias = self->array[PRIOR_BIAS].buf;
    for (int place = 0; place < wide; place++)
        self->active[place] = (int16_t)active((bias[place] + self->added[place]) >> FIRST_SHIFT);
    const int64_t *asked = self->array[ASKED].buf;
    for (Py_ssize_t move = 0; move < number; move++) {
        int64_t total = 0;
        for (int part = 0; part < 3; part++) {
            const Py_buffer *rows = &self->array[ACTIONS + part];
            int64_t row = asked[3 * move + part];
            if (row < 0 || row >= rows->len / (2 * wide)) {
                PyErr_SetString(PyExc_IndexError, "no such move");
                Py_DECREF(answers);
                return NULL;
            }
            total += dot((const int16_t *)rows->buf + row * wide, self->active, wide);
        }
        PyObject *wish = PyLong_FromLongLong(total >> WISH_SHIFT);
        if (wish == NULL) {
            Py_DECREF(answers);
            return NULL;
        }
        PyList_SET_ITEM(answers, move, wish);
    }
    return answers;
}

static int prior_fits(Prior *self, Py_ssize_t hidden)
{
    int64_t rows = lay_out(self->first_row, self->array[PRIOR_MOST].buf, self->counts);
    for (int part = ACTIONS; part <= SUBJECTS; part++)
        if (self->array[part].len % (2 * hidden) != 0)
            return 0;
    return rows > 0 && self->array[PRIOR_ROWS].len == rows * hidden * 2
           && self->array[PRIOR_BIAS].len == hidden * 4
           && self->array[PRIOR_AMOUNTS].len == self->counts * 8
           && self->array[PRIOR_AMOUNTS].itemsize == 8 && self->array[ASKED].itemsize == 8;
}

static int begin_prior(Prior *self, PyObject *args, PyObject *Py_UNUSED(named))
{
    PyObject *given[PRIOR_ARRAYS];
    int hidden; /* self->hidden stays 0, so that nothing is read, until all sizes are checked */
    if (self->held) {
        PyErr_SetString(PyExc_TypeError, "a prior begins once");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "iOOOOOOOO", &hidden, &given[0], &given[1], &given[2], &given[3],
                          &given[4], &given[5], &given[6], &given[7]))
        return -1;
    for (; self->held < PRIOR_ARRAYS; self->held++)
        if (PyObject_GetBuffer(given[self->held], &self->array[self->held], PyBUF_SIMPLE) != 0)
            return -1;
    self->counts = self->array[PRIOR_MOST].len / 4;
    if (hidden < 1 || hidden > MOST_WIDE || self->counts < 1 || self->counts > MOST_WIDE)
        goto wrong;
    self->added = PyMem_Calloc(hidden, sizeof(int32_t));
    self->first_row = PyMem_Calloc(self->counts, sizeof(int32_t));
    self->active = PyMem_Calloc(hidden, sizeof(int16_t));
    if (!self->added || !self->first_row || !self->active) {
        PyErr_NoMemory();
        return -1;
    }
    if (prior_fits(self, hidden)) {
        self->hidden = hidden;
        return 0;
    }
wrong:
    PyErr_SetString(PyExc_ValueError, "the arrays of a prior do not fit each other");
    return -1;
}

static PyObject *make_prior(PyTypeObject *type, PyObject *Py_UNUSED(args),
                            PyObject *Py_UNUSED(named))
{
    Prior *self = (Prior *)type->tp_alloc(type, 0); /* all zeros */
    return (PyObject *)self;
}

static void end_prior(Prior *self)
{
    PyTypeObject *type = Py_TYPE(self);
    while (self->held > 0)
        PyBuffer_Release(&self->array[--self->held]);
    PyMem_Free(self->added);
    PyMem_Free(self->first_row);
    PyMem_Free(self->active);
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

static PyMethodDef prior_methods[] = {
    {"answer", (PyCFunction)answer, METH_O, "How much each of the moves asked about is wanted."},
    {NULL, NULL, 0, NULL},
};
static PyType_Slot prior_slots[] = {
    {Py_tp_new, make_prior},
    {Py_tp_init, begin_prior},
    {Py_tp_dealloc, end_prior},
    {Py_tp_methods, prior_methods},
    {0, NULL},
};
static PyType_Spec prior_spec = {
    .name = "guildhall.bots._kernel.NativePrior",
    .basicsize = sizeof(Prior),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = prior_slots,
};

static int add_type(PyObject *module, PyType_Spec *made, const char *name)
{
    PyObject *type = PyType_FromSpec(made);
    if (type == NULL)
        return -1;
    int failed = PyModule_AddObjectRef(module, name, type);
    Py_DECREF(type);
    return failed;
}

static int fill(PyObject *module)
{
    if (add_type(module, &spec, "NativeKernel") < 0)
        return -1;
    return add_type(module, &prior_spec, "NativePrior");
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, fill}, {0, NULL}};
static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_kernel",
    .m_doc = "The layers of a net as machine code.",
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__kernel(void)
{
    return PyModuleDef_Init(&module);
}
