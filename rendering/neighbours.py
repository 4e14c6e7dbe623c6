"""What stands across the street: trees of single leaves, blocks of flats, a gable house of brick."""
import math
import random
import bpy
from mathutils import Vector
from materials import emission, fade_into_haze, galvanised, plain
from mesh import Mesh, box, tube


def far_paint(name, colour, haze, reach, toned=False):
    """A dull paint that turns into the haze of the horizon, the whole of it at `reach` metres."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (*colour, 1)
    b.inputs["Roughness"].default_value, b.inputs["Specular"].default_value = 0.95, 0.05
    if toned:
        tone, times = nt.nodes.new("ShaderNodeAttribute"), nt.nodes.new("ShaderNodeMixRGB")
        tone.attribute_name = "tone"
        times.blend_type, times.inputs[0].default_value, times.inputs[1].default_value = "MULTIPLY", 1.0, (*colour, 1)
        nt.links.new(tone.outputs["Fac"], times.inputs[2])
        nt.links.new(times.outputs[0], b.inputs["Base Color"])
    fade_into_haze(nt, haze, reach)
    return m


def tree(leaves, wood, x, y, base, height, seed, leaf=0.30, count=2200):
    """A broadleaf tree: branches into the mesh of wood, single leaves around a dozen boughs into that of leaves."""
    r = random.Random(seed)
    crown, spread = base + height * 0.60, height * 0.30
    wood.rod((x, y, base), (x + r.uniform(-0.2, 0.2), y, base + height * 0.55), height * 0.020, height * 0.011, seg=8)
    boughs = []
    for k in range(13):
        a, up = r.uniform(0, 2 * math.pi), r.uniform(-0.8, 1.0)
        out = math.sqrt(max(0.05, 1 - up * up * 0.85)) * r.uniform(0.35, 0.85)
        at = Vector((x + spread * out * math.cos(a), y + spread * out * math.sin(a), crown + height * 0.34 * up))
        boughs.append((at, spread * r.uniform(0.34, 0.56)))
        wood.rod((x, y, base + height * r.uniform(0.32, 0.5)), tuple(at), height * 0.007, height * 0.002, seg=6)
    for k in range(count):
        at, size = boughs[k % len(boughs)]
        d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))).normalized()
        p = at + d * size * (r.random() ** 0.45)
        u = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 0.6))).normalized()
        v = u.cross((d + Vector((r.gauss(0, 0.6), r.gauss(0, 0.6), r.gauss(0, 0.6)))).normalized()).normalized()
        s = leaf * r.uniform(0.55, 1.15)
        n = len(leaves.v)
        for a, c in ((-0.5, -0.16), (0.0, -0.32), (0.5, 0.0), (0.0, 0.32), (-0.5, 0.16)):
            leaves.v.append(tuple(p + u * (s * a) + v * (s * c)))
        leaves.f.append(tuple(range(n, n + 5)))
        leaves.uv.append([(0, 0)] * 5)
        leaves.tone.append(r.uniform(0.70, 1.25) * (0.80 + 0.35 * max(0.0, d.z)))


def flats(x, y, base, length, storeys, wall, seed, depth=11.0, floor=2.9):
    """A block of flats beside the street, its balconies towards +x."""
    r = random.Random(seed)
    h = storeys * floor + 0.8
    face = x + depth / 2
    box("block", (x, y, base + h / 2), (depth, length, h), wall, 0)
    box("edge", (x, y, base + h + 0.1), (depth + 0.24, length + 0.24, 0.2), plain("block edge", (0.23, 0.235, 0.24), 0.5), 0)
    frames, glass, blinds, slabs, rails = Mesh(3), Mesh(4), Mesh(5), Mesh(6), Mesh(7)
    bays = max(2, round(length / 3.6))
    for i in range(bays):
        cy = y - length / 2 + length * (i + 0.5) / bays
        for k in range(storeys):
            z = base + 0.9 + k * floor
            if i % 3 == 1:
                glass.box((face + 0.01, cy, z + 1.05), (0.04, 2.5, 2.15))
                for s in (-1.25, 0, 1.25):
                    frames.box((face + 0.03, cy + s, z + 1.05), (0.07, 0.07, 2.2))
                frames.box((face + 0.03, cy, z + 2.13), (0.07, 2.57, 0.08))
                if k > 0:
                    slabs.box((face + 0.72, cy, z - 0.09), (1.44, 3.3, 0.18))
                    for s in range(23):
                        rails.box((face + 1.40, cy - 1.6 + 3.2 * s / 22, z + 0.50), (0.022, 0.022, 1.0))
                    rails.box((face + 1.40, cy, z + 1.02), (0.05, 3.26, 0.04))
                    for e in (-1.61, 1.61):
                        rails.box((face + 0.72, cy + e, z + 0.50), (1.36, 0.02, 0.86))
            else:
                glass.box((face + 0.01, cy, z + 1.35), (0.04, 1.30, 1.45))
                for s in (-0.65, 0.65):
                    frames.box((face + 0.03, cy + s, z + 1.35), (0.07, 0.07, 1.5))
                for s in (-0.73, 0.73):
                    frames.box((face + 0.03, cy, z + 1.35 + s), (0.07, 1.37, 0.07))
                frames.box((face + 0.06, cy, z + 0.59), (0.16, 1.5, 0.04))
                if r.random() < 0.4:
                    down = r.uniform(0.3, 1.1)
                    blinds.box((face + 0.036, cy, z + 2.06 - down / 2), (0.012, 1.22, down))
    glass.build("panes", plain("far glass", (0.045, 0.06, 0.075), 0.06, 0.7))
    frames.build("frames", plain("far frame", (0.62, 0.62, 0.60), 0.5))
    blinds.build("blinds", plain("far blind", (0.50, 0.49, 0.46), 0.7))
    slabs.build("slabs", plain("slab", (0.42, 0.42, 0.41), 0.7))
    rails.build("rails", plain("far rail", (0.10, 0.11, 0.12), 0.4, 0.4, 0.4))


def brick(name, colour, joint):
    """Courses of brick of 240 by 71 mm, upright on a wall that faces y."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    courses, turn, at = nt.nodes.new("ShaderNodeTexBrick"), nt.nodes.new("ShaderNodeMapping"), nt.nodes.new("ShaderNodeTexCoord")
    turn.inputs["Rotation"].default_value = (math.pi / 2, 0, 0)
    nt.links.new(at.outputs["Object"], turn.inputs["Vector"])
    nt.links.new(turn.outputs[0], courses.inputs["Vector"])
    for name_, value in (("Color1", (*colour, 1)), ("Color2", (*(c * 0.62 for c in colour), 1)), ("Mortar", (*joint, 1))):
        courses.inputs[name_].default_value = value
    for name_, value in (("Scale", 1.0), ("Mortar Size", 0.006), ("Brick Width", 0.25), ("Row Height", 0.083), ("Bias", -0.1)):
        courses.inputs[name_].default_value = value
    nt.links.new(courses.outputs["Color"], b.inputs["Base Color"])
    b.inputs["Roughness"].default_value, b.inputs["Specular"].default_value = 0.9, 0.1
    return m


def window(x, y, z, w, h, lit, frame):
    """A casement in a wall that faces -y, with its sill; curtains where the light is on."""
    glass = emission("lamp light", 2.2, colour=(1.0, 0.66, 0.30)) if lit else plain("dusk glass", (0.05, 0.065, 0.09), 0.04, 0.8)
    box("glass", (x, y - 0.006, z), (w, 0.02, h), glass, 0)
    f = Mesh(5)
    for s in (-1, 1):
        f.box((x + s * (w / 2 - 0.04), y - 0.03, z), (0.09, 0.07, h))
        f.box((x, y - 0.03, z + s * (h / 2 - 0.04)), (w, 0.07, 0.09))
    f.box((x + w * 0.12, y - 0.03, z), (0.08, 0.06, h))
    f.build("window", frame, 0.004)
    box("sill", (x, y - 0.06, z - h / 2 - 0.05), (w + 0.2, 0.26, 0.07), plain("sill", (0.17, 0.175, 0.18), 0.5), 0.006)
    box("lintel", (x, y - 0.008, z + h / 2 + 0.12), (w + 0.24, 0.02, 0.24), plain("lintel", (0.10, 0.055, 0.042), 0.9), 0)
    if lit:
        fold = plain("lit curtain", (0.46, 0.25, 0.10), 0.9)
        folds = Mesh(6)
        for s in (-1, 1):
            for k in range(6):
                folds.box((x + s * (w * 0.47 - 0.045 * k), y - 0.020, z), (0.030, 0.010, h - 0.12))
        folds.build("curtain", fold)
        box("shade", (x - w * 0.06, y - 0.018, z - h * 0.22), (0.20, 0.006, 0.17), emission("bulb", 5.0, colour=(1.0, 0.80, 0.50)), 0)


def house(x, y, base):
    """A gable house of brick with one window lit, its gable to the camera."""
    walls, w, eaves, ridge, front = brick("house brick", (0.135, 0.072, 0.056), (0.16, 0.15, 0.14)), 8.4, base + 5.3, base + 9.1, y - 3.6
    Mesh(2).prism([(x - w / 2, base), (x + w / 2, base), (x + w / 2, eaves), (x, ridge), (x - w / 2, eaves)], front, y + 3.6, tone=1.0).build("house", walls)
    tiles = plain("roof tiles", (0.040, 0.038, 0.040), 0.75)
    slope = math.atan2(ridge - eaves, w / 2)
    rows = Mesh(3)
    for s in (-1, 1):
        for k in range(22):
            at = (k + 0.5) / 22
            cx, cz = x + s * (w / 2 + 0.35) * (1 - at), eaves - 0.20 + (ridge - eaves + 0.36) * at
            n, c = len(rows.v), math.cos(slope) * 0.155
            rise = math.sin(slope) * 0.155
            for yy in (front - 0.28, y + 3.88):
                rows.v += [(cx + s * c, yy, cz - rise), (cx - s * c, yy, cz + rise), (cx - s * c, yy, cz + rise + 0.09), (cx + s * c, yy, cz - rise + 0.13)]
            for face in ((0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)):
                rows.f.append(tuple(n + i for i in face))
                rows.uv.append([(0, 0)] * 4)
                rows.tone.append(1.0)
    rows.build("roof", tiles)
    white = plain("house frame", (0.58, 0.58, 0.56), 0.5)
    for s in (-1, 1):
        Mesh(4).prism([(x + s * (w / 2 + 0.40), eaves - 0.40), (x + s * (w / 2 + 0.40), eaves - 0.16), (x, ridge + 0.18), (x, ridge - 0.06)], front - 0.30, front - 0.25, tone=1.0).build("verge", white)
    tube("pipe", [(x + w / 2 - 0.10, front - 0.07, base), (x + w / 2 - 0.10, front - 0.07, eaves - 0.2)], 0.045, galvanised())
    box("chimney", (x + 1.5, y + 0.4, ridge + 0.1), (0.62, 0.62, 1.7), walls, 0)
    box("cowl", (x + 1.5, y + 0.4, ridge + 0.99), (0.72, 0.72, 0.08), plain("cowl", (0.20, 0.20, 0.20), 0.6), 0.01)
    for cx, z, ww, h, lit in ((-1.75, 4.1, 1.5, 1.45, True), (1.75, 4.1, 1.5, 1.45, False), (-1.75, 1.4, 1.9, 1.6, False), (1.75, 1.4, 1.9, 1.6, False), (0.0, 6.75, 0.95, 1.05, False)):
        window(x + cx, front, base + z, ww, h, lit, white)


def towers(haze):
    """The high-rises of a city, grey in the haze, as if two kilometres off."""
    near, behind = (emission(name, 0.60, colour=tuple(c * k for c in haze)) for name, k in (("towers", 0.80), ("towers behind", 0.88)))
    for at, w, h, mat in ((-150, 48, 150, behind), (-92, 36, 200, near), (-48, 44, 128, behind), (-6, 34, 176, near), (44, 40, 256, near), (52, 14, 300, near), (96, 52, 142, behind), (150, 38, 208, behind), (196, 46, 116, near)):
        box("tower", (at * 0.62 - 120, 780, h * 0.19 - 10), (w * 0.5, 10, h * 0.38), mat, 0)
