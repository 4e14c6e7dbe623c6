"""Mesh building: every part gets its own grain and tone."""
import math
import random
import zlib
import bpy
from mathutils import Vector


class Mesh:
    """Collects parts into one object. Every part gets UVs in metres (v along the grain) with a random
    offset and a tone of its own: wood grain never runs across a plank and never repeats from part to part."""

    def __init__(self, seed=1, spread=0.0):
        self.v, self.f, self.uv, self.tone = [], [], [], []
        self.r = random.Random(seed)
        self.spread = spread

    def _part(self):
        return self.r.random() * 7, self.r.random() * 11, 1 + self.r.uniform(-1, 1) * self.spread

    def box(self, c, s, grain=2, rot=None):
        ou, ov, tone = self._part()
        n = len(self.v)
        hx = [k / 2 for k in s]
        pts = [(x * hx[0], y * hx[1], z * hx[2]) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
        for p in pts:
            q = (rot @ Vector(p)) if rot else Vector(p)
            self.v.append((q.x + c[0], q.y + c[1], q.z + c[2]))
        for idx, axis in (((0, 1, 3, 2), 0), ((4, 6, 7, 5), 0), ((0, 4, 5, 1), 1), ((2, 3, 7, 6), 1), ((0, 2, 6, 4), 2), ((1, 5, 7, 3), 2)):
            self.f.append(tuple(n + i for i in idx))
            rest = [a for a in (0, 1, 2) if a != axis]
            va = grain if grain in rest else rest[1]
            ua = [a for a in rest if a != va][0]
            self.uv.append([(pts[i][ua] + ou, pts[i][va] + ov) for i in idx])
            self.tone.append(tone)
        return self

    def prism(self, poly, y0, y1, tone=None, axis=1):
        """Extrudes a polygon given in (x, z) from y0 to y1 (axis 1), or in (x, y) from z0 to z1 (axis 2)."""
        ou, ov, t = self._part()
        t = t if tone is None else tone
        n, k = len(self.v), len(poly)

        def P(a, b, d):
            return (a, d, b) if axis == 1 else (a, b, d)
        for d in (y0, y1):
            self.v += [P(a, b, d) for a, b in poly]
        flip = (axis == 1)
        front, back = list(range(n, n + k)), list(range(n + k, n + 2 * k))
        self.f.append(tuple(front if flip else front[::-1]))
        self.uv.append([(a + ou, b + ov) for a, b in (poly if flip else poly[::-1])])
        self.f.append(tuple(back[::-1] if flip else back))
        self.uv.append([(a + ou, b + ov) for a, b in (poly[::-1] if flip else poly)])
        self.tone += [t, t]
        for i in range(k):
            j = (i + 1) % k
            q = (n + j, n + i, n + k + i, n + k + j)
            self.f.append(q if flip else q[::-1])
            L = math.hypot(poly[j][0] - poly[i][0], poly[j][1] - poly[i][1])
            u = [(ou + y0, ov + L), (ou + y0, ov), (ou + y1, ov), (ou + y1, ov + L)]
            self.uv.append(u if flip else u[::-1])
            self.tone.append(t)
        return self

    def rod(self, a, b, r1, r2=None, seg=14):
        """A tapered round bar between two points, grain along it."""
        r2 = r1 if r2 is None else r2
        ou, ov, t = self._part()
        a, b = Vector(a), Vector(b)
        d = (b - a)
        L = d.length
        q = d.to_track_quat("Z", "Y").to_matrix()
        n = len(self.v)
        for end, r in ((a, r1), (b, r2)):
            for i in range(seg):
                w = 2 * math.pi * i / seg
                self.v.append(tuple(end + q @ Vector((r * math.cos(w), r * math.sin(w), 0))))
        for i in range(seg):
            j = (i + 1) % seg
            self.f.append((n + i, n + j, n + seg + j, n + seg + i))
            c1, c2 = 2 * math.pi * r1 * i / seg, 2 * math.pi * r1 * (i + 1) / seg
            self.uv.append([(ou + c1, ov), (ou + c2, ov), (ou + c2, ov + L), (ou + c1, ov + L)])
            self.tone.append(t)
        self.f.append(tuple(range(n + seg - 1, n - 1, -1)))
        self.uv.append([(ou, ov)] * seg)
        self.f.append(tuple(range(n + seg, n + 2 * seg)))
        self.uv.append([(ou, ov)] * seg)
        self.tone += [t, t]
        return self

    def grid(self, rows, cols, fn, closed=False, uv01=False):
        """A surface from fn(i, j) -> point."""
        ou, ov, t = self._part()
        n = len(self.v)
        for i in range(rows):
            for j in range(cols):
                self.v.append(tuple(fn(i, j)))
        jj = cols if closed else cols - 1
        for i in range(rows - 1):
            for j in range(jj):
                k = (j + 1) % cols
                ids = (n + i * cols + j, n + i * cols + k, n + (i + 1) * cols + k, n + (i + 1) * cols + j)
                self.f.append(ids)
                if uv01:
                    self.uv.append([(j / (cols - 1), i / (rows - 1)), ((j + 1) / (cols - 1), i / (rows - 1)),
                                    ((j + 1) / (cols - 1), (i + 1) / (rows - 1)), (j / (cols - 1), (i + 1) / (rows - 1))])
                else:
                    self.uv.append([(self.v[q][0] + ou, self.v[q][2] + ov) for q in ids])
                self.tone.append(t)
        return self

    def build(self, name, mat, bevel=0.0, seg=2, smooth=False, loc=(0, 0, 0), rot=(0, 0, 0), subsurf=0, solid=0.0):
        me = bpy.data.meshes.new(name)
        me.from_pydata(self.v, [], self.f)
        layer = me.uv_layers.new(name="UVMap")
        flat = [c for face in self.uv for p in face for c in p]
        layer.data.foreach_set("uv", flat)
        at = me.attributes.new("tone", "FLOAT", "FACE")
        at.data.foreach_set("value", self.tone)
        if smooth:
            me.polygons.foreach_set("use_smooth", [True] * len(self.f))
            me.use_auto_smooth = True
            me.auto_smooth_angle = math.radians(40)
        me.materials.append(mat)
        o = bpy.data.objects.new(name, me)
        bpy.context.collection.objects.link(o)
        o.location, o.rotation_euler = loc, rot
        if solid:
            m = o.modifiers.new("solid", "SOLIDIFY")
            m.thickness = solid
            m.offset = 0
        if bevel:
            m = o.modifiers.new("bevel", "BEVEL")
            m.width, m.segments, m.limit_method = bevel, seg, "ANGLE"
            m.angle_limit = math.radians(40)
            m.harden_normals = False
            if seg > 2:
                me.polygons.foreach_set("use_smooth", [True] * len(self.f))
                me.use_auto_smooth = True
                me.auto_smooth_angle = math.radians(50)
        if subsurf:
            m = o.modifiers.new("sub", "SUBSURF")
            m.levels = m.render_levels = subsurf
        return o


def box(name, c, s, mat, bevel=0.002, grain=2, seg=2, rot=None, seed=None):
    return Mesh(seed if seed is not None else zlib.crc32(name.encode())).box((0, 0, 0), s, grain).build(name, mat, bevel, seg, loc=c, rot=rot or (0, 0, 0))


def lathe(name, profile, mat, loc=(0, 0, 0), seg=40, subsurf=0, rot=(0, 0, 0)):
    """Turned body from (radius, height) pairs."""
    m = Mesh()
    m.grid(len(profile), seg, lambda i, j: (profile[i][0] * math.cos(2 * math.pi * j / seg), profile[i][0] * math.sin(2 * math.pi * j / seg), profile[i][1]), closed=True)
    return m.build(name, mat, smooth=True, loc=loc, subsurf=subsurf, rot=rot)


def tube(name, pts, r, mat, res=6, taper_to=None, cyclic=False, smooth_curve=True):
    c = bpy.data.curves.new(name, "CURVE")
    c.dimensions = "3D"
    c.bevel_depth, c.bevel_resolution, c.resolution_u = r, 3, res
    s = c.splines.new("NURBS" if smooth_curve else "POLY")
    s.points.add(len(pts) - 1)
    for i, (p, q) in enumerate(zip(s.points, pts)):
        p.co = (*q, 1)
        if taper_to is not None:
            p.radius = 1 + (taper_to - 1) * i / (len(pts) - 1)
    if smooth_curve:
        s.use_endpoint_u = True
        s.order_u = min(4, len(pts))
    s.use_cyclic_u = cyclic
    c.use_fill_caps = True
    c.materials.append(mat)
    o = bpy.data.objects.new(name, c)
    bpy.context.collection.objects.link(o)
    return o


def placed(make, T):
    """Makes something with its own measures and puts all of it where T says, which may enlarge it."""
    before = set(bpy.data.objects)
    make()
    for o in set(bpy.data.objects) - before:
        o.matrix_world = T @ o.matrix_basis
